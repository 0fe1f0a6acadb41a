import { backUp } from './database/backup.ts'
import { exportData } from './database/exportData.ts'
import { restore } from './database/restore.ts'
import { demoAddress } from './demo/demo.ts'
import { startBackend, type RunningBackend } from './server.ts'
import { readCommandLine, readSettings, SettingsError, type BackendSettings } from './settings.ts'
import { printer } from './terminal.ts'

const usage = `Usage: npm start -- [--demo] [--backup FILE] [--restore FILE [--force]] [--export FILE] [--help]

  --demo          adds a demonstration account, ${demoAddress}
  --backup FILE   copies the database to FILE and the images to FILE-uploads,
                  also while Daymark is running
  --restore FILE  puts such a copy into the data folder, while Daymark is stopped
  --force         with --restore: moves the data that is there into a folder beside it
  --export FILE   writes everything that people have into one archive, for another backend
  --help          shows this

Settings, by environment:
  PORT (8000)  HOST (127.0.0.1)  ORIGIN (http://localhost:PORT)  API_ORIGIN  RP_ID
  DATA_DIR (./data)  STATIC_DIR (./dist)  SMTP_URL  MAIL_FROM  TRUSTED_ORIGINS
  COOKIE_DOMAIN  TRUST_PROXY (1 behind a reverse proxy)  IMAGE_QUOTA (200)  LOG_LEVEL
`

/** How often a program that npm started looks whether npm is still there, in milliseconds. */
const orphanInterval = 200

/**
 * Runs the program with the given flags: serves until it is told to stop, makes or restores a backup, or exports
 * the data. Prints its errors, and sets the exit code.
 */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  try {
    const { help, backup, export: archive, restore: copy, force } = readCommandLine(argv)
    if (help) {
      console.log(usage)
      return
    }
    const settings = readSettings(process.env, argv)
    // What is written here is personal: nobody else on this machine reads it.
    process.umask(0o077)
    if (backup !== undefined) {
      backUp(settings.dataDir, backup)
      console.log(`The copy is in ${backup}.`)
    } else if (archive !== undefined) {
      const count = await exportData(settings.dataDir, archive)
      console.log(`${archive} holds ${count} records.`)
    } else if (copy !== undefined) {
      const former = restore(settings.dataDir, copy, force)
      console.log(`${settings.dataDir} holds the data of ${copy}.`)
      if (former) console.log(`What was there before is in ${former}.`)
    } else {
      await serve(settings)
    }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}

async function serve(settings: BackendSettings): Promise<void> {
  const print = printer(settings)
  const backend = await startBackend(settings, print)
  print(`Daymark is ready: ${backend.origin}`)
  if (!settings.smtpUrl) print('Codes that would be mailed appear here.')
  if (settings.demo) {
    print(`Demonstration: ask for a sign-in code for ${demoAddress}; the code appears here.`)
  }
  stopWhenTold(backend)
}

/** Stops the backend when the process is told to end, or when the one that started it has ended. */
function stopWhenTold(backend: RunningBackend): void {
  const stop = async () => {
    await backend.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  if (process.env['npm_lifecycle_event'] !== undefined) onOrphaned(() => void stop())
}

/**
 * npm sends a signal to the shell that it has started the program with. The shell ends without passing the signal
 * on: the program notices that it has another parent process.
 */
function onOrphaned(act: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, orphanInterval)
  timer.unref()
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The port is in use: stop the other program, or set PORT.'
  if (code === 'EACCES') return `Not permitted: ${error.message}`
  return error.message
}
