import { randomText, sha256 } from '../secrets.ts'
import type { Database } from '../database/database.ts'
import type { PendingCode } from './codes.ts'

/** How a session was authenticated; `at` in seconds since 1970. */
export type AuthenticationMethod =
  | { method: 'code'; at: number; email: string }
  | {
      method: 'mfa'
      at: number
      id: number
      type: 'webauthn'
      passwordless?: true
      reauthenticated?: true
    }

/** What a visitor has begun and not finished. `userId` is null for an address nobody has. */
export type PendingFlow = { startedAt: number; email: string } & (
  | { id: 'login_by_code'; userId: number | null; code: PendingCode }
  | { id: 'verify_email'; userId: number | null; code: PendingCode }
  | { id: 'mfa_signup_webauthn'; userId: number }
)

/** An address that a signed-in person added and that waits for its code. */
export interface WaitingAddress {
  email: string
  startedAt: number
  code: PendingCode
}

export type Ceremony = 'signup' | 'add' | 'login' | 'reauthenticate'

export interface Challenge {
  value: string
  ceremony: Ceremony
  userVerification: 'required' | 'preferred' | 'discouraged'
}

interface SessionState {
  methods: AuthenticationMethod[]
  flow?: PendingFlow
  waiting?: WaitingAddress
  challenge?: Challenge
}

/** Seconds: a session without a change, one of nobody, and a pending flow. */
export const sessionLifetime = 1_209_600
const visitLifetime = 86_400
const flowLifetime = 900

/**
 * One browser's session within one transaction. A visitor has none until there is something to
 * remember. The token is kept as a hash; signing in changes it.
 */
export class Session {
  readonly #database: Database
  readonly #now: number
  readonly #storedHash: string | undefined
  #token: string | undefined
  #userId: number | undefined
  #state: SessionState
  #changed = false
  #ended = false
  /** The browser came with a cookie of no session. */
  readonly stale: boolean
  /** Set by signing in: the CSRF token must change too. */
  signedInNow = false

  constructor(database: Database, token: string | undefined, now: number) {
    this.#database = database
    this.#now = now
    const hash = token && sha256(token)
    const row = hash
      ? database.get<{ user_id: number | null; state: string }>(
          'SELECT user_id, state FROM sessions WHERE token_hash = ? AND expires_at > ?',
          hash,
          now,
        )
      : undefined
    this.stale = Boolean(token) && !row
    this.#token = row ? token : undefined
    this.#storedHash = row ? hash : undefined
    this.#userId = row?.user_id ?? undefined
    this.#state = row ? (JSON.parse(row.state) as SessionState) : { methods: [] }
    this.#forgetExpired()
  }

  get userId(): number | undefined {
    return this.#userId
  }

  get methods(): readonly AuthenticationMethod[] {
    return this.#state.methods
  }

  get flow(): PendingFlow | undefined {
    return this.#state.flow
  }

  get waiting(): WaitingAddress | undefined {
    return this.#state.waiting
  }

  get challenge(): Challenge | undefined {
    return this.#state.challenge
  }

  /** Only one flow is pending at a time: another one replaces it. */
  setFlow(flow: PendingFlow | undefined): void {
    this.#change({ flow })
  }

  setWaiting(waiting: WaitingAddress | undefined): void {
    this.#change({ waiting })
  }

  setChallenge(challenge: Challenge | undefined): void {
    this.#change({ challenge })
  }

  /** Signs in, with a new token; somebody who already was keeps the token and gains a method. */
  signIn(userId: number, method: AuthenticationMethod | undefined): void {
    const again = this.#userId === userId
    const methods = again ? this.#state.methods : []
    this.#userId = userId
    this.#state = {
      methods: method ? [...methods, method] : methods,
      waiting: again ? this.waiting : undefined,
    }
    if (!again) this.#token = randomText(32)
    this.signedInNow = true
    this.#changed = true
  }

  addMethod(method: AuthenticationMethod): void {
    this.#change({ methods: [...this.#state.methods, method], challenge: undefined })
  }

  end(): void {
    this.#ended = true
    this.#userId = undefined
    this.#state = { methods: [] }
  }

  /**
   * Writes what changed. Answers what the browser must do with its cookie: keep a token, delete
   * it, or nothing.
   */
  save(): { token: string } | 'delete' | undefined {
    if (this.#ended) {
      if (this.#storedHash) this.#remove(this.#storedHash)
      return this.#storedHash || this.stale ? 'delete' : undefined
    }
    if (!this.#changed) return this.stale ? 'delete' : undefined
    this.#token ??= randomText(32)
    const hash = sha256(this.#token)
    if (this.#storedHash && this.#storedHash !== hash) this.#remove(this.#storedHash)
    this.#database.run(
      `INSERT INTO sessions (token_hash, user_id, state, expires_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (token_hash) DO UPDATE SET
         user_id = excluded.user_id, state = excluded.state, expires_at = excluded.expires_at`,
      hash,
      this.#userId ?? null,
      JSON.stringify(this.#state),
      this.#now + (this.#userId === undefined ? visitLifetime : sessionLifetime) * 1000,
    )
    return { token: this.#token }
  }

  #change(members: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...members }
    this.#changed = true
  }

  #remove(hash: string): void {
    this.#database.run('DELETE FROM sessions WHERE token_hash = ?', hash)
  }

  #forgetExpired(): void {
    const since = this.#now - flowLifetime * 1000
    const { flow, waiting } = this.#state
    if (flow && flow.startedAt <= since) this.#change({ flow: undefined })
    if (waiting && waiting.startedAt <= since) this.#change({ waiting: undefined })
  }
}
