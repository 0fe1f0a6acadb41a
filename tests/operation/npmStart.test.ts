import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { publishBuild } from '../../scripts/builtApp.ts'

const root = join(import.meta.dirname, '../..')

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `npm start` in a folder, as a supervisor does, with this test's Node. */
function npmStart(folder: string, env: Record<string, string> = {}) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let output = ''
  const ready = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`
      const address = /Daymark is ready: ([^\s"]+)/.exec(line)?.[1]
      if (address !== undefined) ready.resolve(address)
    })
  }
  const closed = once(child, 'close')
  void closed.then(() => ready.reject(new Error(`npm start ended: ${output}`)))
  ready.promise.catch(() => undefined)
  onTestFinished(() => void child.kill('SIGTERM'))
  return { child, ready: ready.promise, closed, output: () => output }
}

test('SIGTERM to npm start ends the server as well, and the next start finds port and folder free', async () => {
  const folder = temporaryFolder()
  const main = join(root, 'packages/backend/src/main.ts')
  const manifest = { name: 'started-by-npm', scripts: { start: `node ${main}` } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const first = npmStart(folder)
  const address = await first.ready
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const second = npmStart(folder, { PORT: new URL(address).port })
  expect(await second.ready).toBe(address)
  expect((await fetch(`${address}/health/`)).status).toBe(200)
  second.child.kill('SIGTERM')
  await second.closed
  await expect(fetch(`${address}/health/`)).rejects.toThrow('fetch failed')
})

test('an installation without the tools serves the build that is there, and says so when there is none', async () => {
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')
  const program = join(root, 'scripts/start.mjs')
  const scripts = {
    start: `node --import ${join(import.meta.dirname, 'withoutTools.mjs')} ${program}`,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'installed', scripts }))
  const unbuilt = { DAYMARK_DIST: dist }

  const without = npmStart(folder, unbuilt)
  expect(await without.closed).toEqual([1, null])
  expect(without.output()).toContain('The app has not been built')
  expect(without.output()).toContain('npm run build')

  const wrong = npmStart(folder, { ...unbuilt, ORIGIN: 'daymark.example' })
  expect(await wrong.closed).toEqual([2, null])
  expect(wrong.output()).toContain('ORIGIN must look like')
  expect(wrong.output()).not.toContain('built')

  const next = join(folder, 'dist.next')
  mkdirSync(join(next, 'assets'), { recursive: true })
  writeFileSync(join(next, 'index.html'), '<title>Built elsewhere</title>')
  writeFileSync(join(next, 'content-security-policy.txt'), "default-src 'self'")
  publishBuild(next, dist)
  const env = { ...unbuilt, STATIC_DIR: dist }
  const running = npmStart(folder, env)
  const page = await fetch(await running.ready, { headers: { Accept: 'text/html' } })
  expect(await page.text()).toContain('Built elsewhere')
  running.child.kill('SIGTERM')
  await running.closed

  const other = npmStart(folder, {
    ...env,
    ORIGIN: 'https://app.daymark.example',
    API_ORIGIN: 'https://api.daymark.example',
    COOKIE_DOMAIN: 'daymark.example',
  })
  expect(await other.closed).toEqual([1, null])
  expect(other.output()).toContain('API_ORIGIN is "https://api.daymark.example"')
})
