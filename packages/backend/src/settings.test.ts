import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { testProcess } from './testing/testProcess.ts'
import { temporaryFolder } from './testing/testBackend.ts'

test('without any setting it serves http://localhost:8000 from ./data to this machine only', () => {
  expect(readSettings({})).toMatchObject({
    port: 8000,
    host: '127.0.0.1',
    testMode: false,
    demo: false,
  })
  expect(readSettings({}).dataDir).toBe(`${process.cwd()}/data`)
})

test.each([
  [{ PORT: 'x' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ ORIGIN: 'daymark.example' }, 'ORIGIN must look like'],
  [{ ORIGIN: 'https://daymark.example/app' }, 'ORIGIN must look like'],
  [{ TRUSTED_ORIGINS: 'http://localhost:5173 x' }, 'TRUSTED_ORIGINS must look like'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ DAYMARK_TEST: '1', ORIGIN: 'https://daymark.example' }, 'cannot be used with https'],
])('the setting %o is refused in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('an unknown flag is refused, --help explains, and neither starts anything', async () => {
  const unknown = await testProcess(temporaryFolder(), {}, ['--unknown'])
  expect(await unknown.exited).toBe(2)
  expect(unknown.output()).toContain('--unknown')
  const help = await testProcess(temporaryFolder(), {}, ['--help'])
  expect(await help.exited).toBe(0)
  expect(help.output()).toContain('--backup FILE')
})
