import { rmSync } from 'node:fs'
import { Session } from '../accounts/session.ts'
import type { AdjustableClock } from '../clock.ts'
import { filesIn, imagesFolder } from '../database/dataFolder.ts'
import { removeExpired } from '../housekeeping.ts'
import { cookieNames } from '../http/security/cookies.ts'
import { newCsrfToken } from '../http/security/csrf.ts'
import type { Mail } from '../mail/texts.ts'
import { seedContent, type SeedContent } from '../seed/content.ts'
import { personId, seedPerson, type SeedPerson } from '../seed/people.ts'
import type { Services } from '../services.ts'
import { uploadFile } from '../uploads/uploads.ts'
import type { FaultLeft } from './injectedFaults.ts'
import type { RecordingMailer } from './recordingMailer.ts'

/** See `testControls`. */
export type TestControls = ReturnType<typeof testControls>

/** Returns the controls of tests over a backend, in process or through `/__test__/`. */
export function testControls(services: Services, clock: AdjustableClock, mailer: RecordingMailer) {
  const { database, limits } = services
  limits.enabled = false

  return {
    clock,
    cookieNames: cookieNames(services.settings),

    /** The faults that tests inject. */
    faults: [] as FaultLeft[],

    /** Returns the e-mails so far, oldest first. */
    mails(to?: string): Mail[] {
      return mailer.mails.filter((mail) => to === undefined || mail.to === to)
    },

    /** Deletes the e-mails so far. */
    clearMails(): void {
      mailer.mails = []
    },

    /** Makes e-mails fail as if the mail server were down, or ends that. */
    failMails(failing: boolean): void {
      mailer.failing = failing
    },

    /** Rate limits are off in test mode until they are switched on. */
    limitRates(enabled: boolean): void {
      limits.clear()
      services.timeBudgets.clear()
      limits.enabled = enabled
    },

    /** Makes an account and returns its id and those of its passkeys. */
    createPerson(person: SeedPerson): { id: number; passkeys: number[] } {
      return database.transaction(() => seedPerson(database, person, clock.now()))
    },

    /** Signs an existing account in, as if by a code just now. Returns the cookies of the session. */
    signIn(email: string): { sessionid: string; csrftoken: string } {
      return database.transaction(() => {
        const now = clock.now()
        const session = new Session(database, undefined, now)
        session.signIn(personId(database, email), { method: 'code', at: now / 1000, email })
        const saved = session.save()
        if (!saved || saved === 'delete') throw new Error('A new session is always saved')
        return { sessionid: saved.token, csrftoken: newCsrfToken() }
      })
    },

    /** Gives content to an account and returns the ids. */
    seed(email: string, content: SeedContent): ReturnType<typeof seedContent> {
      return database.transaction(() => seedContent(services, personId(database, email), content))
    },

    /**
     * Makes an account one that must confirm itself before it changes passkeys, and its sessions as
     * old as said.
     */
    requireReauthentication(email: string, ageSeconds: number): void {
      const provedAt = `json_set(state, '$.provedAt', (state ->> '$.provedAt') - ?)`
      database.transaction(() => {
        const id = personId(database, email)
        database.update('users', id, { reauthenticates: 1 })
        database.run(`UPDATE sessions SET state = ${provedAt} WHERE user_id = ?`, ageSeconds, id)
      })
    },

    /** Runs the hourly housekeeping now. */
    tidy(): void {
      removeExpired(services)
      services.outbox.deliver()
    },

    /** Sends the reminders that are due, as each minute does. Resolves when no message is under way. */
    async remind(): Promise<void> {
      await services.reminders.sendNow()
    },

    /** Deletes every account, e-mail, fault, limit and shift of the clock. */
    reset(): void {
      database.transaction(() => {
        // With the last, ids begin at 1 again.
        const tables = ['users', 'sessions', 'outbox', 'used_challenges', 'sqlite_sequence']
        for (const table of tables) database.run(`DELETE FROM ${table}`)
      })
      for (const name of filesIn(imagesFolder(services.settings.dataDir))) {
        rmSync(uploadFile(services, name), { force: true })
      }
      this.clearMails()
      this.failMails(false)
      this.faults = []
      this.limitRates(false)
      clock.set(undefined)
    },
  }
}
