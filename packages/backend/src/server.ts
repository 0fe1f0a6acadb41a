import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { AdjustableClock, systemClock } from './clock.ts'
import { Database } from './database/database.ts'
import { databaseFile, openDataFolder } from './database/dataFolder.ts'
import { lockFolder } from './database/folderLock.ts'
import { migrate } from './database/migrate.ts'
import { RateLimits } from './http/security/rateLimits.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createDemo } from './demo/demo.ts'
import { EndedSessions } from './http/security/endedSessions.ts'
import { fileMailer, smtpMailer, type Mailer } from './mail/mailer.ts'
import { mailFolder } from './mail/mailFolder.ts'
import { Outbox } from './mail/outbox.ts'
import { SigningKey } from './secrets.ts'
import type { Services } from './services.ts'
import type { BackendSettings } from './settings.ts'
import { createLog, printer } from './terminal.ts'
import { RecordingMailer } from './test-mode/recordingMailer.ts'
import { TestControls } from './test-mode/controls.ts'
import { testRoutes } from './test-mode/routes.ts'
import { refuseImagesWithoutDatabase } from './uploads/unknownFiles.ts'

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
 * In milliseconds. Longer than common proxies keep an idle connection (a minute or two): otherwise a proxy
 * could send a request on a connection that this side is closing. Node wants the time for headers to be longer.
 */
const timeouts = { keepAliveTimeout: 130_000, headersTimeout: 135_000 }

/**
 * Starts one backend on one data folder. Rejects with `DataFolderError` or `FolderInUseError` when the
 * folder cannot be used, and with the error of the system when the port is taken; nothing then runs on.
 */
export async function startBackend(
  settings: BackendSettings,
  print = printer(settings),
): Promise<RunningBackend> {
  openDataFolder(settings.dataDir)
  const lock = lockFolder(settings.dataDir)
  let database: Database | undefined
  try {
    refuseImagesWithoutDatabase(settings.dataDir)
    database = openDatabase(databaseFile(settings.dataDir))
    return await serve(settings, database, lock, print)
  } catch (error) {
    database?.close()
    lock.release()
    throw error
  }
}

function openDatabase(file: string): Database {
  try {
    const database = new Database(file)
    migrate(database)
    return database
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
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
  Object.assign(server, timeouts)
  const port = await listen(server, settings)
  try {
    const log = await createLog(settings)
    const { app, controls, housekeeping, origin, outbox } = await assemble(
      settings,
      database,
      port,
      print,
      log,
    )
    fetch = app.fetch
    const stop = async () => {
      housekeeping.stop()
      await close(server)
      await outbox.stop()
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
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
}

/** Everything behind the port. */
async function assemble(
  settings: BackendSettings,
  database: Database,
  port: number,
  print: (line: string) => void,
  log: Logger,
) {
  const origin = settings.origin ?? `http://localhost:${port}`
  const clock = settings.testMode ? new AdjustableClock() : systemClock
  const mailer = createMailer(settings, clock, print)
  const key = SigningKey.in(settings.dataDir)
  const outbox = new Outbox({ database, key, log, clock }, mailer)
  const frontEnds = [origin, ...settings.trustedOrigins]
  const services: Services = {
    settings,
    origin,
    apiOrigin: settings.apiOrigin ?? origin,
    frontEnds,
    relyingParty: { id: settings.rpId ?? new URL(origin).hostname, origins: frontEnds },
    clock,
    database,
    key,
    outbox,
    endedSessions: new EndedSessions(),
    limits: new RateLimits(clock),
    log,
  }
  const controls =
    clock instanceof AdjustableClock && mailer instanceof RecordingMailer
      ? new TestControls(services, clock, mailer)
      : undefined
  const app = await createApp(services, controls && testRoutes(controls))
  if (settings.demo) createDemo(services)
  outbox.deliver()
  return { app, controls, housekeeping: startHousekeeping(services), origin, outbox }
}

function createMailer(
  settings: BackendSettings,
  clock: Services['clock'],
  print: (line: string) => void,
): Mailer {
  const smtp = settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.mailFrom) : undefined
  if (settings.testMode) return new RecordingMailer(smtp)
  return smtp ?? fileMailer(mailFolder(settings.dataDir), settings.mailFrom, clock, print)
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
