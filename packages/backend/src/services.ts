import type { Logger } from 'pino'
import type { Removal } from './content/crud/backgroundRemoval.ts'
import type { Clock } from './clock.ts'
import type { RelyingParty } from './accounts/webauthn.ts'
import type { Database } from './database/database.ts'
import type { RateLimits } from './http/security/rateLimits.ts'
import type { TimeBudgets } from './http/security/timeBudget.ts'
import type { EndedSessions } from './http/security/endedSessions.ts'
import type { Outbox } from './mail/outbox.ts'
import type { PushKey } from './reminders/pushKey.ts'
import type { SigningKey } from './secrets.ts'
import type { BackendSettings } from './settings.ts'

/** What sends the reminders of everyone. */
export interface Reminders {
  /** Begins to look at each minute, and now: the server may have been off for less than an hour. */
  start(): void
  /** Sends what is due. Resolves when no message is under way. */
  sendNow(): Promise<void>
  stop(): Promise<void>
}

/** The services of a process, for every request. */
export interface Services {
  settings: BackendSettings
  /** The address in the browser: scheme, host and port. */
  origin: string
  /** Where browsers find the API, uploads and images. */
  apiOrigin: string
  /** The origins of the pages that may call the API. */
  frontEnds: readonly string[]
  relyingParty: RelyingParty
  clock: Clock
  database: Database
  removal: Removal
  key: SigningKey
  outbox: Outbox
  pushKey: PushKey
  reminders: Reminders
  endedSessions: EndedSessions
  limits: RateLimits
  timeBudgets: TimeBudgets
  log: Logger
}
