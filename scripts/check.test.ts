import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs `npm run check` where these are the scripts of package.json. */
function check(scripts: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'daymark-check-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }))
  const program = join(import.meta.dirname, 'check.ts')
  return spawnSync(process.execPath, [program], { cwd, encoding: 'utf8' })
}

test('it goes on after the first failure, and ends with what failed', () => {
  const { status, stdout, stderr } = check({
    'check:types': 'exit 3',
    'check:lint': 'echo lint is fine',
    'check:format': 'echo wrong >&2 && exit 1',
    start: 'echo not a check',
  })
  expect(status).toBe(1)
  expect(stdout).toContain('lint is fine')
  expect(stdout).toContain('wrong')
  expect(stdout).not.toContain('not a check')
  expect(stderr.trim()).toMatch(/Failed: check:types, check:format/)
})

test('without a failure it says nothing of one', () => {
  const { status, stderr } = check({ 'check:types': 'true', 'check:lint': 'true' })
  expect(status).toBe(0)
  expect(stderr).toBe('')
})
