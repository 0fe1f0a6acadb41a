import type { Database } from '../database/database.ts'

/** A passkey as the API shows it; times in seconds since 1970. */
export interface Passkey {
  type: 'webauthn'
  created_at: number
  last_used_at: number | null
  id: number
  name: string
  /** Absent when the browser did not say. */
  is_passwordless?: boolean
}

/** What a signature is checked with. */
export interface StoredCredential {
  id: number
  userId: number
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** base64url */
  userHandle: string
}

interface Row {
  id: number
  name: string
  is_passwordless: number | null
  created_at: number
  last_used_at: number | null
}

const credentials = `SELECT passkeys.id, user_id AS userId, credential_id AS credentialId,
     public_key AS publicKey, passkey_handle AS userHandle
   FROM passkeys JOIN users ON users.id = user_id`

/** The passkeys of an account in order of creation. */
export function listPasskeys(database: Database, userId: number): Passkey[] {
  return database
    .all<Row>('SELECT * FROM passkeys WHERE user_id = ? ORDER BY id', userId)
    .map(toPasskey)
}

export function findPasskey(database: Database, userId: number, id: number): Passkey | undefined {
  const row = database.get<Row>('SELECT * FROM passkeys WHERE user_id = ? AND id = ?', userId, id)
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

/** Whether some account already has a credential: it must not be registered twice. */
export function credentialIsKnown(database: Database, credentialId: string): boolean {
  return Boolean(database.get('SELECT 1 FROM passkeys WHERE credential_id = ?', credentialId))
}

/** Stores a passkey and returns its id; a blank name becomes "Master key" or "Backup key". */
export function createPasskey(
  database: Database,
  passkey: {
    userId: number
    name: string | undefined
    credentialId: string
    publicKey: Uint8Array
    isPasswordless: boolean | undefined
    signCount: number
    now: number
  },
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

function toPasskey(row: Row): Passkey {
  return {
    type: 'webauthn',
    created_at: row.created_at / 1000,
    last_used_at: row.last_used_at === null ? null : row.last_used_at / 1000,
    id: row.id,
    name: row.name,
    ...(row.is_passwordless === null ? {} : { is_passwordless: row.is_passwordless === 1 }),
  }
}
