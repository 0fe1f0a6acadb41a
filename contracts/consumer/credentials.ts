import { MatchersV3 } from '@pact-foundation/pact'
import type { NewPasskey, UsedPasskey } from '../states.ts'

type Parts<Keys, Part> = Record<keyof Keys, Part>

/** Returns what the client sends of a new passkey. The parts are examples, or matchers of what the state returns. */
export const newPasskey = <Part>(name: string, parts: Parts<NewPasskey, Part>) => ({
  name,
  credential: {
    type: 'public-key' as const,
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

/** Returns what the client sends of a passkey that was used. */
export const usedPasskey = <Part>(parts: Parts<UsedPasskey, Part>) => ({
  credential: {
    type: 'public-key' as const,
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

/** Returns a matcher for each of these example values. The provider state fills them in. */
export const fromState = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, example]) => [
      name,
      MatchersV3.fromProviderState(`\${${name}}`, String(example)),
    ]),
  ) as Record<keyof Values, ReturnType<typeof MatchersV3.fromProviderState<string>>>

/** The client data of a ceremony that did not begin here, with the challenge "other". */
export const foreignClientDataJSON = Buffer.from(
  JSON.stringify({
    type: 'webauthn.create',
    challenge: 'b3RoZXI',
    origin: 'http://localhost:5173',
  }),
).toString('base64url')
