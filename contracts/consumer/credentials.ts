import type { NewPasskeyInput, PasskeyInput } from '@daymark/api'
import type { NewPasskey, UsedPasskey } from '../states.ts'

/** Returns what the client sends of a new passkey, from the parts that the state returns. */
export const newPasskey = (name: string, parts: NewPasskey): NewPasskeyInput => ({
  name,
  credential: {
    type: 'public-key',
    id: parts.credentialId,
    rawId: parts.credentialId,
    response: {
      clientDataJSON: parts.clientDataJSON,
      attestationObject: parts.attestationObject,
      transports: ['internal'],
    },
    clientExtensionResults: { credProps: { rk: true } },
  },
})

/** Returns the same of a passkey that was used. */
export const usedPasskey = (parts: UsedPasskey): PasskeyInput => ({
  credential: {
    type: 'public-key',
    id: parts.credentialId,
    rawId: parts.credentialId,
    response: {
      clientDataJSON: parts.clientDataJSON,
      authenticatorData: parts.authenticatorData,
      signature: parts.signature,
      userHandle: parts.userHandle,
    },
    clientExtensionResults: {},
  },
})

/** Returns the client data of a ceremony that did not begin here, with the challenge "other". */
export const foreignClientData = (type: 'webauthn.create' | 'webauthn.get') => ({
  clientDataJSON: Buffer.from(
    JSON.stringify({ type, challenge: 'b3RoZXI', origin: 'http://localhost:5173' }),
  ).toString('base64url'),
})
