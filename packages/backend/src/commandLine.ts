import { backUp } from './database/backup.ts'
import { demoAddress } from './demo/demo.ts'
import { startBackend, type RunningBackend } from './server.ts'
import { readCommandLine, readSettings, SettingsError, type BackendSettings } from './settings.ts'

const usage = `Usage: npm start -- [--demo] [--backup FILE] [--help]

  --demo          adds a demonstration account, ${demoAddress}
  --backup FILE   copies the database to FILE and the images to FILE-uploads,
                  also while Daymark is running
  --help          shows this

Settings, by environment:
  PORT (8000)  HOST (127.0.0.1)  ORIGIN (http://localhost:PORT)  DATA_DIR (./data)
  STATIC_DIR (./dist)  SMTP_URL  MAIL_FROM  TRUSTED_ORIGINS  COOKIE_DOMAIN
  TRUST_PROXY (1 behind a reverse proxy)  LOG_LEVEL
`

/** Runs the program with the given flags: serves until it is told to stop, or makes a backup. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  try {
    const { help, backup } = readCommandLine(argv)
    if (help) {
      console.log(usage)
      return
    }
    const settings = readSettings(process.env, argv)
    // What is written here is personal: nobody else on this machine reads it.
    process.umask(0o077)
    if (backup !== undefined) {
      await backUp(settings.dataDir, backup)
      console.log(`The copy is in ${backup}.`)
      return
    }
    await serve(settings)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}

async function serve(settings: BackendSettings): Promise<void> {
  const backend = await startBackend(settings)
  console.log(`Daymark is ready: ${backend.origin}`)
  if (!settings.smtpUrl) console.log('Codes that would be mailed appear here.')
  if (settings.demo) {
    console.log(`Demonstration: ask for a sign-in code for ${demoAddress}; the code appears here.`)
  }
  stopOnSignal(backend)
}

function stopOnSignal(backend: RunningBackend): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await backend.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The port is in use: stop the other program, or set PORT.'
  if (code === 'EACCES') return `Not permitted: ${error.message}`
  return error.message
}
