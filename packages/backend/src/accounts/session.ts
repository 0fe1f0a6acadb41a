import type { MailState } from '@daymark/api/schemas'
import { isOver } from '../clock.ts'
import { randomText, sha256 } from '../secrets.ts'
import type { Database } from '../database/database.ts'
import { mailState } from '../mail/outbox.ts'
import { endOldest } from './sessionList.ts'
import {
  withMethod,
  type AuthenticationMethod,
  type Proof,
  type SessionState,
} from './sessionState.ts'

/** Seconds: an unchanged session, a visitor's session, and a pending flow. */
export const sessionLifetime = 1_209_600
const anonymousLifetime = 86_400
const flowLifetime = 900
const day = 86_400
/** In characters, as django-allauth keeps it. */
const longestUserAgent = 200

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
  /** Something has run out. Each reading finds that anew, so keeping it can fail. */
  #outdated = false
  #ended = false
  /** The browser came with a cookie of no session. */
  readonly stale: boolean
  /** The hash of the token that signing in or ending took away. */
  endedToken: string | undefined
  /** Set by signing in: the CSRF token must change too. */
  signedInNow = false

  constructor(database: Database, token: string | undefined, now: number) {
    this.#database = database
    this.#now = now
    const hash = token && sha256(token)
    const row = hash
      ? database.get<{ user_id: number | null; state: string; expires_at: number }>(
          'SELECT user_id, state, expires_at FROM sessions WHERE token_hash = ? AND expires_at > ?',
          hash,
          now,
        )
      : undefined
    this.stale = Boolean(token) && !row
    this.#token = row && token
    this.#storedHash = row && hash
    this.#userId = row?.user_id ?? undefined
    this.#state = row ? (JSON.parse(row.state) as SessionState) : { methods: [] }
    const { flow, waiting } = this.#state
    if (flow && isOver(flow.startedAt, flowLifetime * 1000, now)) this.#drop({ flow: undefined })
    if (waiting && isOver(waiting.startedAt, flowLifetime * 1000, now)) {
      this.#drop({ waiting: undefined })
    }
    // The clock was put back: once it has caught up, the proof would count as fresh again.
    if (this.provedAt > now / 1000) this.#drop({ provedAt: 0 })
    // A session in use does not expire: once a day its end moves, and that of its cookie (docs/product.md#2-10).
    const isDayOld = row && row.expires_at < now + (sessionLifetime - day) * 1000
    if (isDayOld && this.#userId !== undefined) this.#outdated = true
  }

  /** The session of the first token that has one: a browser may send several, see `readCookies`. */
  static of(database: Database, tokens: readonly string[], now: number): Session {
    const [first, ...others] = tokens
    const session = new Session(database, first, now)
    if (!session.stale) return session
    const found = others.map((token) => new Session(database, token, now))
    return found.find((other) => !other.stale) ?? session
  }

  get userId(): number | undefined {
    return this.#userId
  }

  /** The hash under which it is kept; undefined for a visitor without a session. */
  get storedHash(): string | undefined {
    return this.#storedHash
  }

  get state(): Readonly<SessionState> {
    return this.#state
  }

  /** The state of the e-mail that the browser waits for. */
  get mail(): MailState | undefined {
    const { flow, waiting } = this.#state
    const begun = this.#userId === undefined ? flow : waiting
    const isExpected = begun && 'mail' in begun && begun.code.expiresAt > this.#now
    return isExpected ? mailState(this.#database, begun.mail) : undefined
  }

  /** Replaces members of the stored state. Only one flow is pending at a time. */
  set(members: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...members }
    this.#changed = true
  }

  /** Seconds since 1970: when the person last proved who they are. */
  get provedAt(): number {
    return this.#state.provedAt ?? this.#state.methods.at(-1)?.at ?? 0
  }

  /** Signs the person in, with a new token. A signed-in person keeps the token and gains a method. */
  signIn(userId: number, method: AuthenticationMethod): void {
    const again = this.#userId === userId
    const former = again ? this.#state : { methods: [] }
    this.#begin(userId, {
      ...withMethod(former, method),
      waiting: former.waiting,
    })
    if (!again) this.#token = randomText(32)
  }

  /** Signs in a person who has just verified an address and created a passkey. `methods` stays empty (docs/django.md#methods). */
  signUp(userId: number, origins: Proof[]): void {
    this.#begin(userId, { methods: [], origins })
    this.#token = randomText(32)
  }

  /** Notes that the signed-in person has confirmed with a passkey. */
  addMethod(method: AuthenticationMethod): void {
    this.set({
      ...withMethod(this.#state, method),
      provedAt: this.#now / 1000,
      challenge: undefined,
    })
  }

  /** Ends the person's other sessions that were signed in or confirmed with this. */
  endOthersMadeBy(proof: Proof): void {
    this.#database.run(
      `DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?
         AND EXISTS (SELECT 1 FROM json_each(state, '$.origins') WHERE value = ?)`,
      this.#userId ?? null,
      this.#storedHash ?? '',
      proof,
    )
  }

  end(): void {
    this.#ended = true
    this.#userId = undefined
    this.#state = { methods: [] }
  }

  /**
   * Writes what changed. Returns what the browser must do with its cookie: keep a token, delete
   * it, or nothing. `userAgent` is what the browser calls itself; of a new session it is kept.
   */
  save(userAgent = ''): { token: string } | 'delete' | undefined {
    if (this.#ended) {
      if (this.#storedHash) this.#remove(this.#storedHash)
      return this.#storedHash || this.stale ? 'delete' : undefined
    }
    if (!this.#changed) return this.stale ? 'delete' : undefined
    this.#token ??= randomText(32)
    const hash = sha256(this.#token)
    if (this.#storedHash && this.#storedHash !== hash) this.#remove(this.#storedHash)
    this.#database.run(
      `INSERT INTO sessions (token_hash, user_id, state, expires_at, created_at, user_agent)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (token_hash) DO UPDATE SET
         user_id = excluded.user_id, state = excluded.state, expires_at = excluded.expires_at`,
      hash,
      this.#userId ?? null,
      JSON.stringify(this.#state),
      this.#expiresAt(),
      this.#now,
      userAgent.slice(0, longestUserAgent),
    )
    if (this.signedInNow && this.#userId !== undefined) endOldest(this.#database, this.#userId)
    return { token: this.#token }
  }

  /** Writes what has run out of a session that `save` did not have to write. Returns the token that the browser keeps. */
  renew(): { token: string } | undefined {
    if (!this.#outdated || this.#changed || this.#ended || !this.#storedHash) return undefined
    const kept = this.#database.run(
      'UPDATE sessions SET state = ?, expires_at = ? WHERE token_hash = ?',
      JSON.stringify(this.#state),
      this.#expiresAt(),
      this.#storedHash,
    )
    return kept > 0 && this.#token !== undefined ? { token: this.#token } : undefined
  }

  #expiresAt(): number {
    return this.#now + (this.#userId === undefined ? anonymousLifetime : sessionLifetime) * 1000
  }

  #drop(members: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...members }
    this.#outdated = true
  }

  #begin(userId: number, state: SessionState): void {
    this.#userId = userId
    this.#state = { ...state, provedAt: this.#now / 1000 }
    this.signedInNow = true
    this.#changed = true
  }

  #remove(hash: string): void {
    this.endedToken = hash
    this.#database.run('DELETE FROM sessions WHERE token_hash = ?', hash)
  }
}
