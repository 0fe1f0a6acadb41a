import { rmSync } from 'node:fs'
import { Session } from '../accounts/session.ts'
import type { AdjustableClock } from '../clock.ts'
import { removeExpired } from '../housekeeping.ts'
import { newCsrfToken } from '../http/security/csrf.ts'
import type { Mail } from '../mail/texts.ts'
import { seedContent, type SeedContent } from '../seed/content.ts'
import { personId, seedPerson, type SeedPerson } from '../seed/people.ts'
import type { Services } from '../services.ts'
import { imageFiles } from '../uploads/unknownFiles.ts'
import { uploadFile } from '../uploads/uploads.ts'
import { InjectedFaults } from './injectedFaults.ts'
import type { RecordingMailer } from './recordingMailer.ts'

/** What tests may do to a backend, in process or through `/__test__/`. */
export class TestControls {
  readonly faults = new InjectedFaults()
  readonly clock: AdjustableClock
  readonly #services: Services
  readonly #mailer: RecordingMailer

  constructor(services: Services, clock: AdjustableClock, mailer: RecordingMailer) {
    this.#services = services
    this.clock = clock
    this.#mailer = mailer
    services.limits.enabled = false
  }

  /** The mails so far, oldest first. */
  mails(to?: string): Mail[] {
    return this.#mailer.mails.filter((mail) => to === undefined || mail.to === to)
  }

  /** Forgets the mails so far. */
  clearMails(): void {
    this.#mailer.mails = []
  }

  /** Whether mails fail as if the mail server were down. */
  failMails(failing: boolean): void {
    this.#mailer.failing = failing
  }

  /** Rate limits are off in test mode until they are switched on. */
  limitRates(enabled: boolean): void {
    this.#services.limits.clear()
    this.#services.limits.enabled = enabled
  }

  /** Makes an account and returns its id and those of its passkeys. */
  createPerson(person: SeedPerson): { id: number; passkeys: number[] } {
    const { database, clock } = this.#services
    return database.transaction(() => seedPerson(database, person, clock.now()))
  }

  /** Signs an existing account in, as if by a code just now. Returns the cookies of the session. */
  signIn(email: string): { sessionid: string; csrftoken: string } {
    const { database, clock } = this.#services
    return database.transaction(() => {
      const now = clock.now()
      const session = new Session(database, undefined, now)
      session.signIn(personId(database, email), { method: 'code', at: now / 1000, email })
      const saved = session.save()
      if (!saved || saved === 'delete') throw new Error('A new session is always saved')
      return { sessionid: saved.token, csrftoken: newCsrfToken() }
    })
  }

  /** Gives content to an account and returns the ids. */
  seed(email: string, content: SeedContent): ReturnType<typeof seedContent> {
    const services = this.#services
    return services.database.transaction(() =>
      seedContent(services, personId(services.database, email), content),
    )
  }

  /**
   * Makes an account one that must confirm itself before it changes passkeys, and its sessions as
   * old as said.
   */
  requireReauthentication(email: string, ageSeconds: number): void {
    const { database } = this.#services
    const provedAt = `json_set(state, '$.provedAt', (state ->> '$.provedAt') - ?)`
    database.transaction(() => {
      const id = personId(database, email)
      database.update('users', id, { reauthenticates: 1 })
      database.run(`UPDATE sessions SET state = ${provedAt} WHERE user_id = ?`, ageSeconds, id)
    })
  }

  /** Does at once what housekeeping does hourly. */
  tidy(): void {
    removeExpired(this.#services)
    this.#services.outbox.deliver()
  }

  /** Forgets every account, mail, fault, limit and shift of the clock. */
  reset(): void {
    const { database } = this.#services
    database.transaction(() => {
      database.run('DELETE FROM users')
      database.run('DELETE FROM sessions')
      database.run('DELETE FROM outbox')
      database.run('DELETE FROM used_challenges')
      // Ids begin at 1 again.
      database.run('DELETE FROM sqlite_sequence')
    })
    for (const name of imageFiles(this.#services.settings.dataDir)) {
      rmSync(uploadFile(this.#services, name), { force: true })
    }
    this.clearMails()
    this.failMails(false)
    this.faults.clear()
    this.limitRates(false)
    this.clock.set(undefined)
  }
}
