import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run dev` until it ends or is told to. */
function dev(flags: string[], env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-dev-'))
  const child = spawn(process.execPath, ['scripts/dev.ts', ...flags], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
  })
  let output = ''
  const said = new EventTarget()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      said.dispatchEvent(new Event('said'))
    })
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'close')
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    output: () => output,
    exitCode: once(child, 'close').then(([code]) => code as number | null),
    async until(text: string) {
      while (!output.includes(text)) await once(said, 'said')
    },
  }
}

/** Resolves with a port that a server of this test uses until the test ends, and another that is free. */
async function ports(): Promise<{ taken: number; free: number }> {
  const servers = [createServer(), createServer()]
  const [taken = 0, free = 0] = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, 'localhost')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    }),
  )
  const [keeping, freed] = servers
  await new Promise((resolve) => freed?.close(resolve))
  onTestFinished(() => void keeping?.close())
  return { taken, free }
}

test('a port that is taken ends the start with a sentence', async () => {
  const { taken, free } = await ports()
  const { exitCode, output } = dev(['--port', String(taken)], { PORT: String(free) })
  expect(await exitCode).toBe(1)
  expect(output().trim()).toBe(`Port ${taken} is already in use`)
})

test.each([
  [['--port', 'many'], {}, '--port must be a number from 1 to 65535, not "many".'],
  [[], { PORT: 'many' }, 'PORT must be a number from 0 to 65535, not "many".'],
])('%j with the settings %j ends the start with a sentence', async (flags, env, sentence) => {
  const { exitCode, output } = dev(flags, env)
  expect(await exitCode).toBe(2)
  expect(output().trim()).toBe(sentence)
})

test('it says its address, the demo account and where codes appear, and serves both', async () => {
  const [{ free: port }, { free: backendPort }] = [await ports(), await ports()]
  const { until, output } = dev(['--demo', '--port', String(port)], { PORT: String(backendPort) })
  await until('Daymark is ready')
  expect(output()).toContain(`Open http://localhost:${port}. Login codes appear here.`)
  expect(output()).toContain('The demo account is demo@daymark.example.')
  const page = await fetch(`http://localhost:${port}/`, { headers: { Accept: 'text/html' } })
  expect(await page.text()).toContain('id="root"')
  const answer = await fetch(`http://localhost:${port}/api/v1/csrf/`)
  expect(answer.status).toBe(200)
})
