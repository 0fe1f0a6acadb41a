import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { RelyingParty } from './accounts/webauthn.ts'
import type { Database } from './database/database.ts'
import type { RateLimits } from './http/rateLimits.ts'
import type { Mailer } from './mail/mailer.ts'
import type { SigningKey } from './secrets.ts'
import type { BackendSettings } from './settings.ts'

/** What every request may use; one of each per process. */
export interface Services {
  settings: BackendSettings
  /** The address in the browser: scheme, host and port. */
  origin: string
  relyingParty: RelyingParty
  clock: Clock
  database: Database
  key: SigningKey
  mailer: Mailer
  limits: RateLimits
  log: Logger
}
