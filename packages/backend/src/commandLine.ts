import { backUp } from './database/backup.ts'
import { restore } from './database/restore.ts'
import { demoAddress } from './demo/demoAddress.ts'
import { readCommandLine, readSettings, SettingsError } from './settings.ts'

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
    // Each command loads only its own modules: a backup on a busy machine does not load the server.
    if (backup !== undefined) {
      backUp(settings.dataDir, backup)
      console.log(`Backup saved to ${backup}.`)
    } else if (archive !== undefined) {
      const { exportData } = await import('./database/exportData.ts')
      const count = await exportData(settings.dataDir, archive)
      console.log(`Exported ${count} records to ${archive}.`)
    } else if (arriving !== undefined) {
      const { importData } = await import('./database/importData.ts')
      const { records, repaired } = await importData(settings.dataDir, arriving)
      console.log(`Imported ${records} records into ${settings.dataDir}.`)
      if (repaired > 0)
        console.log(`${repaired} of them had a name or a text that shows nothing. It is – now.`)
    } else if (copy !== undefined) {
      const former = restore(settings.dataDir, copy, force)
      console.log(`Restored ${copy} to ${settings.dataDir}.`)
      if (former) console.log(`The previous data is in ${former}.`)
    } else {
      const { serve } = await import('./serve.ts')
      await serve(settings)
    }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = error instanceof SettingsError ? 2 : 1
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop the other program or set PORT.'
  if (code === 'EACCES') return `Permission denied: ${error.message}`
  return error.message
}
