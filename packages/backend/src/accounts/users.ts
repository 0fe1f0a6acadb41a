import type { User as Described } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'
import { isLanguage, type Language } from '../language.ts'
import { randomText } from '../secrets.ts'
import { addAddress } from './emailAddresses.ts'

/** An account as the API shows it, in `data.user` of a session; `passkeyHandle` says nothing about the account. */
export type User = Required<Described>

/** Returns an account by id; `email` is the primary address. */
export function findUser(database: Database, id: number): User | undefined {
  const user = database.get<User>(
    `SELECT users.id, username AS display, email, username, language, time_zone AS timeZone,
       passkey_handle AS passkeyHandle
     FROM users JOIN email_addresses ON user_id = users.id AND is_primary = 1
     WHERE users.id = ?`,
    id,
  )
  return user && { ...user, passkeyHandle: Buffer.from(user.passkeyHandle).toString('base64url') }
}

/** Makes an account with one address; its username is the local part, made unique. */
export function createUser(
  database: Database,
  account: { email: string; verified: boolean; language: Language; now: number },
): number {
  const { email, verified, language, now } = account
  const userId = database.insert('users', {
    username: freeUsername(database, email),
    language,
    time_zone: 'Europe/Amsterdam',
    passkey_handle: randomText(32),
    created_at: now,
  })
  addAddress(database, userId, email, { verified, primary: true })
  return userId
}

/** Returns when an account was created, in milliseconds since 1970. Throws if it does not exist. */
export function createdAt(database: Database, id: number): number {
  const row = database.get<{ at: number }>('SELECT created_at AS at FROM users WHERE id = ?', id)
  if (!row) throw new Error(`No account ${id}`)
  return row.at
}

export function deleteUser(database: Database, id: number): void {
  database.run('DELETE FROM users WHERE id = ?', id)
}

/** Leaves nothing of an account but its number, to which hidden modules still belong. */
export function hideUser(database: Database, id: number): void {
  for (const table of ['email_addresses', 'passkeys', 'preferences', 'reminders', 'sessions']) {
    database.run(`DELETE FROM ${table} WHERE user_id = ?`, id)
  }
  database.update('users', id, { deleted: 1, username: randomText(32), passkey_handle: null })
}

export function setLanguage(database: Database, id: number, language: Language): void {
  const sql = 'UPDATE users SET language = ? WHERE id = ? AND language <> ?'
  database.run(sql, language, id, language)
}

export function userLanguage(user: User): Language {
  return isLanguage(user.language) ? user.language : 'en-GB'
}

/** Returns the local part of an address, or that with the number of a namesake. Looks up few names, however many there are. */
function freeUsername(database: Database, email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'))
  const isTaken = (name: string) =>
    database.get('SELECT 1 FROM users WHERE username = ?', name) !== undefined
  if (!isTaken(local)) return local
  let [taken, free] = [1, 2]
  while (isTaken(`${local}${free}`)) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (isTaken(`${local}${middle}`)) taken = middle
    else free = middle
  }
  return `${local}${free}`
}
