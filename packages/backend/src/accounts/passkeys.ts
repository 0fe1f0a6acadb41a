import type { Passkey } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'

/** The data that checks a signature. */
export interface StoredCredential {
  id: number
  userId: number
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** base64url */
  userHandle: string
}

/** A new passkey, as the browser reports it. */
export interface NewCredential {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** What the browser reported as `credProps.rk`. */
  isPasswordless: boolean | undefined
  signCount: number
}

interface Row extends Omit<Passkey, 'is_passwordless'> {
  /** Null when the browser did not say. */
  is_passwordless: number | null
}

const passkeys = `SELECT 'webauthn' AS type, created_at / 1000.0 AS created_at,
     last_used_at / 1000.0 AS last_used_at, id, name, is_passwordless
   FROM passkeys`

const credentials = `SELECT passkeys.id, user_id AS userId, credential_id AS credentialId,
     public_key AS publicKey, passkey_handle AS userHandle
   FROM passkeys JOIN users ON users.id = user_id`

/** Returns the passkeys of an account in order of creation. */
export function listPasskeys(database: Database, userId: number): Passkey[] {
  return database.all<Row>(`${passkeys} WHERE user_id = ? ORDER BY id`, userId).map(toPasskey)
}

export function findPasskey(database: Database, userId: number, id: number): Passkey | undefined {
  const row = database.get<Row>(`${passkeys} WHERE user_id = ? AND id = ?`, userId, id)
  return row && toPasskey(row)
}

export function listCredentials(database: Database, userId: number): StoredCredential[] {
  return database
    .all<StoredCredential>(`${credentials} WHERE user_id = ? ORDER BY passkeys.id`, userId)
    .map(toCredential)
}

export function findCredential(
  database: Database,
  credentialId: string,
): StoredCredential | undefined {
  const row = database.get<StoredCredential>(`${credentials} WHERE credential_id = ?`, credentialId)
  return row && toCredential(row)
}

/** Stores a passkey and returns its id; a blank name becomes "Master key" or "Backup key". */
export function createPasskey(
  database: Database,
  passkey: NewCredential & { userId: number; name: string | undefined; now: number },
): number {
  const isFirst = listPasskeys(database, passkey.userId).length === 0
  return database.insert('passkeys', {
    user_id: passkey.userId,
    name: passkey.name || (isFirst ? 'Master key' : 'Backup key'),
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    is_passwordless: passkey.isPasswordless === undefined ? null : Number(passkey.isPasswordless),
    sign_count: passkey.signCount,
    created_at: passkey.now,
  })
}

export function renamePasskey(database: Database, id: number, name: string): void {
  database.update('passkeys', id, { name })
}

export function deletePasskey(database: Database, id: number): void {
  database.run('DELETE FROM passkeys WHERE id = ?', id)
}

/**
 * Notes that a passkey was used. Returns false, and notes nothing, when its counter did not rise: then
 * the passkey was copied. Passkeys that are synchronised have no counter and stay at 0.
 */
export function recordUse(database: Database, id: number, signCount: number, now: number): boolean {
  const sql = `UPDATE passkeys SET sign_count = ?, last_used_at = ?
    WHERE id = ? AND (sign_count < ? OR (sign_count = 0 AND ? = 0))`
  return database.run(sql, signCount, now, id, signCount, signCount) === 1
}

function toCredential(row: StoredCredential): StoredCredential {
  return { ...row, userHandle: Buffer.from(row.userHandle).toString('base64url') }
}

function toPasskey({ is_passwordless, ...row }: Row): Passkey {
  return { ...row, ...(is_passwordless !== null && { is_passwordless: is_passwordless === 1 }) }
}
