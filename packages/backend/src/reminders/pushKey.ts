import { createECDH, generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import { readKeyFile } from '../keyFile.ts'

const curve = 'prime256v1'
const consequence = 'sends reminders only to browsers that are asked again'

/** The key with which this server identifies itself to push services (VAPID, RFC 8292). Both halves are base64url. */
export class PushKey {
  readonly publicKey: string
  readonly privateKey: string

  /** Reads `push.key` in the data folder, or makes it. Throws if the file is damaged. */
  constructor(dataDir: string) {
    const file = path.join(dataDir, 'push.key')
    const key = readKeyFile(file, { make: newKey, consequence })
    const pair = createECDH(curve)
    try {
      pair.setPrivateKey(key)
    } catch (cause) {
      const advice = `Put the file back from a copy, or delete it: Daymark then makes a new one and ${consequence}.`
      throw new Error(`${file} is damaged: it is not a key. ${advice}`, { cause })
    }
    this.publicKey = pair.getPublicKey('base64url')
    this.privateKey = key.toString('base64url')
  }
}

/** A JWK has all 32 bytes, also those that are 0 at the beginning. */
function newKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve })
  return Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')
}
