import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { kinds } from './content/registry.ts'
import { Removal } from './content/crud/backgroundRemoval.ts'
import { AdjustableClock, systemClock } from './clock.ts'
import { Database } from './database/database.ts'
import {
  claimDataFolder,
  databaseFile,
  mailFolder,
  refuseInterrupted,
} from './database/dataFolder.ts'
import { migrate } from './database/migrate.ts'
import { RateLimits } from './http/security/rateLimits.ts'
import { TimeBudgets } from './http/security/timeBudget.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createDemo } from './demo/demo.ts'
import { EndedSessions } from './http/security/endedSessions.ts'
import { fileMailer, smtpMailer, type Mailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { PushKey } from './reminders/pushKey.ts'
import { contactOf } from './reminders/contact.ts'
import { createReminders } from './reminders/reminders.ts'
import { SigningKey } from './secrets.ts'
import type { Services } from './services.ts'
import type { BackendSettings } from './settings.ts'
import { createLog, printer } from './terminal.ts'
import { RecordingMailer } from './test-mode/recordingMailer.ts'
import { testControls, type TestControls } from './test-mode/controls.ts'
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
 * Starts one backend on one data folder. Rejects when the folder cannot be used, and with the error of the system
 * when the port is taken; nothing then runs on.
 */
export async function startBackend(
  settings: BackendSettings,
  print = printer(settings),
): Promise<RunningBackend> {
  // Stopped in reverse order; `AsyncDisposableStack` is newer than the oldest Node that we support.
  const endings: (() => unknown)[] = []
  const end = async () => {
    for (const ending of endings.toReversed()) await ending()
  }
  try {
    const { origin, port, controls } = await start(settings, print, endings)
    let stopped: Promise<void> | undefined
    return {
      origin,
      port,
      get test() {
        if (!controls) throw new Error('Only a backend in test mode can be controlled by tests.')
        return controls
      },
      stop: () => (stopped ??= end()),
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function start(
  settings: BackendSettings,
  print: (line: string) => void,
  endings: (() => unknown)[],
) {
  const { dataDir } = settings
  endings.push(claimDataFolder(dataDir))
  refuseInterrupted(dataDir)
  refuseImagesWithoutDatabase(dataDir)
  const database = openDatabase(databaseFile(dataDir))
  endings.push(() => database.close())
  const clock = settings.testMode ? new AdjustableClock() : systemClock
  const mailer = createMailer(settings, clock, print)
  const key = new SigningKey(dataDir)
  const pushKey = new PushKey(dataDir)
  const log = await createLog(settings)
  const outbox = createOutbox({ database, key, log, clock }, mailer)
  endings.push(() => outbox.stop())

  let fetch: Hono['fetch'] = () => new Response(null, { status: 503 })
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env) }) as Server
  Object.assign(server, timeouts)
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  endings.push(() => close(server))
  const { port } = server.address() as AddressInfo

  const origin = settings.origin ?? `http://localhost:${port}`
  const contact = contactOf(settings, origin)
  const limits = new RateLimits(clock)
  const timeBudgets = new TimeBudgets(clock, settings.personBudget)
  const reminders = createReminders({
    limits,
    timeBudgets,
    database,
    log,
    clock,
    pushKey,
    settings,
    origin,
    contact,
  })
  endings.push(() => reminders.stop())
  const frontEnds = [origin, ...settings.trustedOrigins]
  const services: Services = {
    settings,
    origin,
    apiOrigin: settings.apiOrigin ?? origin,
    frontEnds,
    relyingParty: { id: settings.rpId ?? new URL(origin).hostname, origins: frontEnds },
    clock,
    database,
    removal: new Removal(
      { database, log },
      Object.values(kinds).map(({ tables }) => tables),
    ),
    key,
    outbox,
    pushKey,
    reminders,
    endedSessions: new EndedSessions(),
    limits,
    timeBudgets,
    log,
  }
  const controls =
    clock instanceof AdjustableClock && mailer instanceof RecordingMailer
      ? testControls(services, clock, mailer)
      : undefined
  const app = createApp(services, controls && testRoutes(controls))
  if (settings.demo) createDemo(services)
  outbox.deliver()
  reminders.start()
  services.removal.begin()
  endings.push(() => services.removal.stop(), startHousekeeping(services))
  database.waitNoLonger()
  fetch = app.fetch
  return { origin, port, controls }
}

const restoreAdvice = 'If it is damaged, restore a backup: npm start -- --restore FILE --force.'

function openDatabase(file: string): Database {
  try {
    const database = new Database(file)
    migrate(database)
    return database
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const reason = code === 'ERR_SQLITE_ERROR' ? `${message}. ${restoreAdvice}` : message
    throw new Error(`${file}: ${reason}`, { cause: error })
  }
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

/** Stops listening; requests under way may finish, within ten seconds. */
async function close(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), 10_000)
  // A connection whose response ends from now on would otherwise be kept for a next request.
  const tidying = setInterval(() => server.closeIdleConnections(), 50)
  server.close()
  await once(server, 'close')
  clearInterval(tidying)
  clearTimeout(deadline)
}
