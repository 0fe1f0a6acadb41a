import type { EmailAddress } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'

/** Most addresses of an account. */
const mostAddresses = 10

interface Row {
  user_id: number
  email: string
  verified: number
  is_primary: number
}

/** Addresses are compared trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Returns the stored addresses of an account: the primary one first, then the oldest. */
export function listAddresses(database: Database, userId: number): EmailAddress[] {
  return database
    .all<Row>(
      'SELECT * FROM email_addresses WHERE user_id = ? ORDER BY is_primary DESC, id',
      userId,
    )
    .map(toAddress)
}

/** Returns whether an account may have one more address. */
export function hasRoomForAddress(database: Database, userId: number): boolean {
  return listAddresses(database, userId).length < mostAddresses
}

/** Returns the account that has an address, verified or not. */
export function findAddress(
  database: Database,
  email: string,
): (EmailAddress & { userId: number }) | undefined {
  const row = database.get<Row>('SELECT * FROM email_addresses WHERE email = ?', email)
  return row && { ...toAddress(row), userId: row.user_id }
}

export function addAddress(
  database: Database,
  userId: number,
  email: string,
  { verified, primary = false }: { verified: boolean; primary?: boolean },
): void {
  const row = { user_id: userId, email, verified: Number(verified), is_primary: Number(primary) }
  database.insert('email_addresses', row)
}

export function markVerified(database: Database, email: string): void {
  database.run('UPDATE email_addresses SET verified = 1 WHERE email = ?', email)
}

export function makePrimary(database: Database, userId: number, email: string): void {
  database.run('UPDATE email_addresses SET is_primary = 0 WHERE user_id = ?', userId)
  database.run(
    'UPDATE email_addresses SET is_primary = 1 WHERE user_id = ? AND email = ?',
    userId,
    email,
  )
}

export function removeAddress(database: Database, userId: number, email: string): void {
  database.run('DELETE FROM email_addresses WHERE user_id = ? AND email = ?', userId, email)
}

function toAddress(row: Row): EmailAddress {
  return { email: row.email, verified: row.verified === 1, primary: row.is_primary === 1 }
}
