import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { relyingParty } from './accounts/webauthn.ts'
import { createApp } from './app.ts'
import { AdjustableClock, systemClock } from './clock.ts'
import { Database } from './database/database.ts'
import { lockFolder } from './database/folderLock.ts'
import { migrate } from './database/migrate.ts'
import { RateLimits } from './http/rateLimits.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createDemo } from './demo/demo.ts'
import { fileMailer, smtpMailer, type Mailer } from './mail/mailer.ts'
import { SigningKey } from './secrets.ts'
import type { Services } from './services.ts'
import type { BackendSettings } from './settings.ts'
import { RecordingMailer } from './test-mode/recordingMailer.ts'
import { TestControls } from './test-mode/controls.ts'
import { testRoutes } from './test-mode/routes.ts'
import { uploadsFolder } from './uploads/uploads.ts'

export interface RunningBackend {
  /** The address in the browser. */
  readonly origin: string
  readonly port: number
  /** What tests may do. Throws unless the backend runs in test mode. */
  readonly test: TestControls
  /** Lets running requests finish, then closes the database. A second call waits for the first. */
  stop(): Promise<void>
}

/**
 * Starts one backend on one data folder. Rejects with `FolderInUseError` when another process uses
 * the folder, and with the error of the system when the port is taken.
 */
export async function startBackend(
  settings: BackendSettings,
  print: (line: string) => void = console.log,
): Promise<RunningBackend> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(settings.dataDir)
  let database: Database | undefined
  try {
    database = new Database(databaseFile(settings.dataDir))
    migrate(database)
    return await serve(settings, database, lock, print)
  } catch (error) {
    database?.close()
    lock.release()
    throw error
  }
}

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'daymark.sqlite')
}

async function serve(
  settings: BackendSettings,
  database: Database,
  lock: { release(): void },
  print: (line: string) => void,
): Promise<RunningBackend> {
  let fetch: (request: Request, env: unknown) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 })
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env) }) as Server
  const port = await listen(server, settings)
  const origin = settings.origin ?? `http://localhost:${port}`
  const clock = settings.testMode ? new AdjustableClock() : systemClock
  const mailer = createMailer(settings, clock, print)
  const services: Services = {
    settings,
    origin,
    relyingParty: relyingParty(origin, settings.trustedOrigins),
    clock,
    database,
    key: SigningKey.in(settings.dataDir),
    mailer,
    limits: new RateLimits(clock),
    log: pino({ level: settings.logLevel, base: null }),
  }
  mkdirSync(uploadsFolder(services), { recursive: true, mode: 0o700 })
  const controls =
    clock instanceof AdjustableClock && mailer instanceof RecordingMailer
      ? new TestControls(services, clock, mailer)
      : undefined
  const app = createApp(services, controls && testRoutes(controls))
  fetch = app.fetch
  if (settings.demo) createDemo(services)
  const housekeeping = startHousekeeping(services)
  const stop = async () => {
    housekeeping.stop()
    await close(server)
    database.close()
    lock.release()
  }
  let stopped: Promise<void> | undefined

  return {
    origin,
    port,
    get test() {
      if (!controls) throw new Error('Only a backend in test mode can be controlled by tests.')
      return controls
    },
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

function createMailer(
  settings: BackendSettings,
  clock: Services['clock'],
  print: (line: string) => void,
): Mailer {
  if (settings.testMode) return new RecordingMailer()
  return settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : fileMailer(path.join(settings.dataDir, 'mail'), settings.mailFrom, clock, print)
}

function listen(server: Server, { port, host }: BackendSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Stops listening; requests under way may finish, within ten seconds. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearTimeout(patience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
