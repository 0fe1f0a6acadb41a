import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, type TestContext } from 'vitest'
import { temporaryFolder } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'
import { testProcess } from '../testing/testProcess.ts'

const email = 'anna@example.com'
const waitOptions = { timeout: 20_000 }

/** A pseudo-terminal, as a terminal window has it. */
const inTerminal = ['sh', '-c', 'exec script -qefc "$*" /dev/null', 'sh']

/** Starts the program, on a terminal or not, and asks for a code without a mail server. */
async function withCode(env: Record<string, string>, within: string[] = []) {
  const running = await testProcess(
    temporaryFolder(),
    { DAYMARK_TEST: '', LOG_LEVEL: 'info', ...env },
    { within },
  )
  const client = new TestClient(running.backend)
  await client.call('GET', '/health/')
  await client.beginSignUp(email)
  return {
    running,
    lines: () => stripVTControlCharacters(running.output()).split(/\r?\n/).filter(Boolean),
  }
}

function needsTerminal({ skip }: TestContext): void {
  const { status } = spawnSync('sh', ['-c', 'command -v script'])
  skip(status !== 0, 'there is no `script` (util-linux) here to make a terminal with')
}

test('on a terminal the address and each code are a short line, and requests are not printed', async (context) => {
  needsTerminal(context)
  const { running, lines } = await withCode({}, inTerminal)
  await expect.poll(() => running.output(), waitOptions).toContain('the code is')
  expect(lines()).toEqual([
    `Daymark is ready: ${running.backend.origin}`,
    'No SMTP_URL is set, so login codes are printed here instead of e-mailed.',
    expect.stringMatching(/^Mail to anna@example.com: the code is [A-Z0-9]{6}$/),
  ])
})

test('on a terminal requests are a line each with LOG_LEVEL=debug', async (context) => {
  needsTerminal(context)
  const { lines } = await withCode({ LOG_LEVEL: 'debug' }, inTerminal)
  await expect
    .poll(lines, waitOptions)
    .toContainEqual(
      expect.stringMatching(
        /^\[\d\d:\d\d:\d\d\] DEBUG: request method=GET route=\/api\/v1\/csrf\/ status=200 ms=[\d.]+$/,
      ),
    )
})

test('on a terminal an error is one line that says what is wrong', async (context) => {
  needsTerminal(context)
  const { lines } = await withCode({ SMTP_URL: 'smtp://127.0.0.1:9' }, inTerminal)
  await expect
    .poll(lines, waitOptions)
    .toContainEqual(
      expect.stringMatching(
        /^\[\d\d:\d\d:\d\d\] ERROR: e-mail not sent, will retry reason=.*ECONNREFUSED.* nextTryInSeconds=2$/,
      ),
    )
  expect(lines().every((line) => line.length < 200)).toBe(true)
})

test('elsewhere every line is JSON, the address and codes as well, at any level', async () => {
  for (const level of ['info', 'error']) {
    const { running, lines } = await withCode({ LOG_LEVEL: level })
    await expect.poll(() => running.output(), waitOptions).toContain('the code is')
    const entries = lines().map((line) => JSON.parse(line) as { msg: string })
    const messages = entries.map(({ msg }) => msg)
    expect(messages).toContain(`Daymark is ready: ${running.backend.origin}`)
    expect(messages.filter((message) => message === 'request').length > 0).toBe(level === 'info')
  }
})
