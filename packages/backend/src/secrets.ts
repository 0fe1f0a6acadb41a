import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import path from 'node:path'
import { readKeyFile } from './keyFile.ts'

const alphanumeric = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A signing key next to the database, so that a copy of the database alone opens nothing. */
export class SigningKey {
  readonly #key: Buffer

  /**
   * Reads `secret.key` in the data folder, or makes it. Throws if the file is damaged: anyone can compute the
   * signatures of an empty key.
   */
  constructor(dataDir: string) {
    this.#key = readKeyFile(path.join(dataDir, 'secret.key'), {
      make: () => randomBytes(32),
      consequence: 'drops the e-mails that wait to be sent',
    })
  }

  /** The signature of a text as base64url. The purpose keeps signatures from being exchanged. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}\n${text}`).digest('base64url')
  }

  /** Encrypts a text, so that a copy of the database alone does not tell it. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#keyFor(purpose), iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** The text that was sealed. Throws when it was changed or sealed with another key. */
  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const cipher = createDecipheriv('aes-256-gcm', this.#keyFor(purpose), bytes.subarray(0, 12))
    cipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  }

  #keyFor(purpose: string): Buffer {
    return createHmac('sha256', this.#key).update(`seal\n${purpose}`).digest()
  }
}

/** Returns a random text of letters and digits, as cookies carry it. */
export function randomText(length: number): string {
  return pick(alphanumeric, length)
}

/** Unbiased random characters out of an alphabet. */
export function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export function sha256(text: string): string {
  return hash('sha256', text, 'base64url')
}

/** Compares in a time that does not tell where two texts differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))
}
