import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { demoAddress, readSettings, startBackend } from '@daymark/backend'
import { afterAll, expect, test } from 'vitest'
import { project, python } from '../../contracts/provider/django/environment.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'daymark-moving-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const root = join(import.meta.dirname, '../..')
const program = join(root, 'packages/backend/src/main.ts')

const embedded = (dataDir: string, ...flags: string[]) =>
  run(process.execPath, [program, ...flags], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })

const django = (...args: string[]) =>
  run(python('current'), ['manage.py', ...args], {
    cwd: project,
    env: { ...process.env, DATA_DIR: join(folder, 'django'), PYTHONDONTWRITEBYTECODE: '1' },
  })

const records = (file: string) => gunzipSync(readFileSync(file)).toString().trim().split('\n')

test('everything moves to Django and back, and is the same as before', async () => {
  const [before, there, back, after] = ['before', 'there', 'back', 'after'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  const env = { PORT: '0', DATA_DIR: before, LOG_LEVEL: 'silent' }
  const backend = await startBackend(readSettings(env, ['--demo']), () => {})
  await backend.stop()
  await embedded(before, '--export', there)
  expect(records(there).join('\n')).toContain(demoAddress)

  await django('migrate', '--verbosity', '0')
  await django('import_daymark', there)
  await django('export_daymark', back)
  await embedded(after, '--import', back)
  const again = join(folder, 'again')
  await embedded(after, '--export', again)
  const parsed = (file: string) => records(file).map((line) => JSON.parse(line) as unknown)
  expect(parsed(again)).toEqual(parsed(there))
}, 120_000)
