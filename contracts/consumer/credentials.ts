import type { NewPasskey, UsedPasskey } from '../states.ts'

/** Returns what the client sends of a new passkey. Its parts are values of the state, except those that are given. */
export const newPasskey = (name: string, parts: Partial<NewPasskey> = {}) => ({
  name,
  credential: {
    type: 'public-key',
    id: '${credentialId}',
    rawId: '${credentialId}',
    response: {
      clientDataJSON: '${clientDataJSON}',
      attestationObject: '${attestationObject}',
      ...parts,
      transports: ['internal'],
    },
    clientExtensionResults: { credProps: { rk: true } },
  },
})

/** Returns what the client sends of a passkey that was used. */
export const usedPasskey = (parts: Partial<UsedPasskey> = {}) => ({
  credential: {
    type: 'public-key',
    id: '${credentialId}',
    rawId: '${credentialId}',
    response: {
      clientDataJSON: '${clientDataJSON}',
      authenticatorData: '${authenticatorData}',
      signature: '${signature}',
      userHandle: '${userHandle}',
      ...parts,
    },
    clientExtensionResults: {},
  },
})

/** The client data of a ceremony that did not begin here, with the challenge "other". */
export const foreignClientDataJSON = Buffer.from(
  JSON.stringify({
    type: 'webauthn.create',
    challenge: 'b3RoZXI',
    origin: 'http://localhost:5173',
  }),
).toString('base64url')

export const wrongSignature = { signature: 'MEUCIQDbWmFrZQ' }
