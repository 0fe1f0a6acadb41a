import type { Database } from '../database/database.ts'
import type { Language } from '../language.ts'
import { isLanguage } from '../language.ts'

/** An account as the API shows it (1.3: `data.user`). */
export interface User {
  id: number
  display: string
  email: string
  username: string
  language: string
  timeZone: string
}

interface Row {
  id: number
  email: string
  username: string
  language: string
  time_zone: string
}

/** An account by id; `email` is the primary address. */
export function findUser(database: Database, id: number): User | undefined {
  const row = database.get<Row>(
    `SELECT users.id, email, username, language, time_zone
     FROM users JOIN email_addresses ON user_id = users.id AND is_primary = 1
     WHERE users.id = ?`,
    id,
  )
  return (
    row && {
      id: row.id,
      display: row.username,
      email: row.email,
      username: row.username,
      language: row.language,
      timeZone: row.time_zone,
    }
  )
}

/** Makes an account with one address; its username is the local part, made unique. */
export function createUser(
  database: Database,
  account: { email: string; verified: boolean; language: Language; now: number },
): number {
  const id = database.insert(
    'INSERT INTO users (username, language, time_zone, created_at) VALUES (?, ?, ?, ?)',
    freeUsername(database, account.email),
    account.language,
    'Europe/Amsterdam',
    account.now,
  )
  database.run(
    'INSERT INTO email_addresses (user_id, email, verified, is_primary) VALUES (?, ?, ?, 1)',
    id,
    account.email,
    Number(account.verified),
  )
  return id
}

export function deleteUser(database: Database, id: number): void {
  database.run('DELETE FROM users WHERE id = ?', id)
}

export function userLanguage(user: User): Language {
  return isLanguage(user.language) ? user.language : 'en-GB'
}

function freeUsername(database: Database, email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'))
  const taken = new Set(
    database
      .all<{ username: string }>(
        'SELECT username FROM users WHERE substr(username, 1, ?) = ?',
        local.length,
        local,
      )
      .map(({ username }) => username),
  )
  for (let suffix = 1; taken.has(local); suffix += 1) {
    if (!taken.has(`${local}${suffix + 1}`)) return `${local}${suffix + 1}`
  }
  return local
}
