import { randomBytes } from 'node:crypto'
import { findAddress, normaliseEmail, addAddress } from '../accounts/emailAddresses.ts'
import { createPasskey } from '../accounts/passkeys.ts'
import { createUser } from '../accounts/users.ts'
import type { Database } from '../database/database.ts'
import type { Language } from '../language.ts'

/** A passkey to give to a person; without a key it can be listed but never used. */
export interface SeedPasskey {
  name: string
  /** base64url */
  credentialId?: string
  /** The COSE key, base64url. */
  publicKey?: string
}

/** An account that a test makes. */
export interface SeedPerson {
  email: string
  /** True if left out. */
  verified?: boolean
  language?: Language
  passkeys?: readonly SeedPasskey[]
  /** Further stored addresses. */
  addresses?: readonly { email: string; verified: boolean }[]
}

/** Makes an account and returns its id and those of its passkeys. */
export function seedPerson(
  database: Database,
  person: SeedPerson,
  now: number,
): { id: number; passkeys: number[] } {
  const id = createUser(database, {
    email: normaliseEmail(person.email),
    verified: person.verified ?? true,
    language: person.language ?? 'en-GB',
    now,
  })
  for (const { email, verified } of person.addresses ?? []) {
    addAddress(database, id, normaliseEmail(email), { verified })
  }
  const passkeys = (person.passkeys ?? []).map(({ name, credentialId, publicKey }) =>
    createPasskey(database, {
      userId: id,
      name,
      credentialId: credentialId ?? randomBytes(32).toString('base64url'),
      publicKey: Buffer.from(publicKey ?? '', 'base64url'),
      isPasswordless: true,
      signCount: 0,
      now,
    }),
  )
  return { id, passkeys }
}

/** Returns the account with this address. Throws if there is no such account. */
export function personId(database: Database, email: string): number {
  const address = findAddress(database, normaliseEmail(email))
  if (!address) throw new Error(`No account has the address ${email}`)
  return address.userId
}
