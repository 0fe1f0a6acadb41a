import { existsSync } from 'node:fs'
import { backUp } from './database/backup.ts'
import { exportData } from './database/exportData.ts'
import { importData } from './database/importData.ts'
import { restore } from './database/restore.ts'
import { demoAddress } from './demo/demo.ts'
import { startBackend, type RunningBackend } from './server.ts'
import { readCommandLine, readSettings, SettingsError, type BackendSettings } from './settings.ts'
import { settingWarnings } from './settingWarnings.ts'
import { printer } from './terminal.ts'

const usage = `Usage: npm start -- [--demo] [--backup FILE] [--restore FILE [--force]] [--export FILE] [--import FILE]
                      [--help]

  --demo          add a demo account, ${demoAddress}
  --backup FILE   copy the database to FILE and the images to FILE-uploads
                  (Daymark may keep running)
  --restore FILE  restore that copy (stop Daymark first)
  --force         with --restore: move existing data to a folder next to it first
  --export FILE   export all accounts and data to one archive, for another backend
  --import FILE   fill an empty data folder with such an archive
  --help          show this help

Environment variables:
  PORT (8000)  HOST (127.0.0.1)  ORIGIN (http://localhost:PORT)  API_ORIGIN  RP_ID
  DATA_DIR (./data)  STATIC_DIR (./dist)  SMTP_URL  MAIL_FROM  TRUSTED_ORIGINS
  COOKIE_DOMAIN  TRUST_PROXY (1 behind a reverse proxy)  LOG_LEVEL  IMAGE_QUOTA (200)
  TEXT_QUOTA (50)  ENTRY_QUOTA (10000)  ITEM_QUOTA (500000)
  SIGN_UP (open, invited or closed)  INVITED  COOKIE_PREFIX  FORMER_COOKIE_DOMAIN
  HSTS_SUBDOMAINS (1 if every subdomain has https)  PUSH_HOSTS  PUSH_CONTACT
`

/** Milliseconds between two checks that npm, which started the program, still runs. */
const orphanInterval = 200

/**
 * Runs the program with the given flags: serves until a signal stops it, makes or restores a backup, or exports
 * or imports all data. Prints its errors, and sets the exit code.
 */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  try {
    const flags = readCommandLine(argv)
    const { help, backup, export: archive, import: arriving, restore: copy, force } = flags
    if (help) {
      console.log(usage)
      return
    }
    const settings = readSettings(process.env, argv)
    // Files are personal: other users of this machine must not read them.
    process.umask(0o077)
    if (backup !== undefined) {
      backUp(settings.dataDir, backup)
      console.log(`Backup saved to ${backup}.`)
    } else if (archive !== undefined) {
      const count = await exportData(settings.dataDir, archive)
      console.log(`Exported ${count} records to ${archive}.`)
    } else if (arriving !== undefined) {
      const count = await importData(settings.dataDir, arriving)
      console.log(`Imported ${count} records into ${settings.dataDir}.`)
    } else if (copy !== undefined) {
      const former = restore(settings.dataDir, copy, force)
      console.log(`Restored ${copy} to ${settings.dataDir}.`)
      if (former) console.log(`The previous data is in ${former}.`)
    } else {
      await serve(settings)
    }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}

async function serve(settings: BackendSettings): Promise<void> {
  if (process.env['STATIC_DIR'] && !existsSync(settings.staticDir)) {
    throw new SettingsError(`STATIC_DIR is ${settings.staticDir}, but there is no such folder.`)
  }
  const print = printer(settings)
  for (const warning of settingWarnings(settings, process.env)) print(warning)
  // A program that stops it may do so as soon as it says that it is ready.
  const parent = process.ppid
  const backend = await startBackend(settings, print)
  stopWhenTold(backend, parent)
  print(`Daymark is ready: ${backend.origin}`)
  if (settings.origin === undefined && !isLoopback(settings.host)) {
    print(
      `Other devices can reach Daymark at ${settings.host}, but they cannot log in: ORIGIN is not set. ` +
        'Set it to the address that they open, such as http://192.168.1.10:8000.',
    )
  }
  if (!settings.smtpUrl)
    print('No SMTP_URL is set, so login codes are printed here instead of e-mailed.')
  if (settings.demo) {
    print(`Demo: log in as ${demoAddress}. The code is printed here.`)
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** Stops the backend when the process gets a signal, or when the parent process that started it has ended. */
function stopWhenTold(backend: RunningBackend, parent: number): void {
  const stop = async () => {
    await backend.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  if (process.env['npm_lifecycle_event'] !== undefined) onOrphaned(parent, () => void stop())
}

/**
 * npm sends a signal to the shell that it has started the program with. The shell ends without passing the signal
 * on: the program notices that it has another parent process.
 */
function onOrphaned(parent: number, act: () => void): void {
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
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop the other program or set PORT.'
  if (code === 'EACCES') return `Permission denied: ${error.message}`
  return error.message
}
