// npm run dev -- [--port N] [--demo]: Vite with hot reload, and behind it the backend, which starts again when its source
// changes. Ctrl + C ends both.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoAddress, readSettings, SettingsError } from '@daymark/backend'
import { createServer } from 'vite'

const program = join(import.meta.dirname, '../packages/backend/src/main.ts')

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof SettingsError ? 2 : 1)
}

async function start(): Promise<void> {
  const { port, demo } = readFlags()
  const address = `http://localhost:${port}`
  const env = { TRUSTED_ORIGINS: address, ...process.env }
  const backendPort = readSettings(env).port
  process.env['BACKEND_ORIGIN'] = `http://localhost:${backendPort}`
  // Another port would be another origin, whose changes the backend refuses.
  const vite = await createServer({ server: { port, strictPort: true } })
  await vite.listen()
  const flags = demo ? ['--demo'] : []
  const backend = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', program, ...flags],
    {
      env: { ...env, PORT: String(backendPort) },
      stdio: 'inherit',
    },
  )
  process.once('exit', () => void backend.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  console.log(`Open ${address}. Login codes appear here.`)
  if (demo) console.log(`The demo account is ${demoAddress}.`)
}

function readFlags(): { port: number; demo: boolean } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      demo: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SettingsError(`--port must be a number from 1 to 65535, not "${values.port}".`)
  }
  return { port, demo: values.demo }
}
