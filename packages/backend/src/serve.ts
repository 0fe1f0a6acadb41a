import { existsSync } from 'node:fs'
import { demoAddress } from './demo/demoAddress.ts'
import { startBackend, type RunningBackend } from './server.ts'
import { SettingsError, type BackendSettings } from './settings.ts'
import { settingWarnings } from './settingWarnings.ts'
import { printer } from './terminal.ts'

/** Milliseconds between two checks that npm, which started the program, still runs. */
const orphanInterval = 200

/** Serves until a signal stops the process. Throws when the settings or the data folder do not allow that. */
export async function serve(settings: BackendSettings): Promise<void> {
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
