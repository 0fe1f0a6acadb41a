import { listCredentials, touchPasskey, type StoredCredential } from '../accounts/passkeys.ts'
import type { Ceremony } from '../accounts/session.ts'
import {
  namedCredential,
  newChallenge,
  requestOptions,
  verifyAssertion,
} from '../accounts/webauthn.ts'
import { flows, incorrectCode, sessionAnswer, tooManyAttempts } from '../http/allauthAnswers.ts'
import { ok } from '../http/answer.ts'
import type { Operations, Visit } from '../http/operation.ts'

const failuresPerAccount = { count: 5, seconds: 300 }
const failuresPerCaller = { count: 10, seconds: 60 }

/** Signing in, and confirming who one is, with a passkey (1.5, 1.6, 1.7). */
export const passkeySignInOperations = {
  getPasskeyLoginOptions: {
    handle: (visit) => options(visit, 'login', []),
  },

  logInByPasskey: {
    async verify(request) {
      const { services, ip, body } = request
      const named = namedCredential(body.credential)
      const keys = [`login:ip:${ip}`, `login:user:${named?.userId ?? ''}`] as const
      const allowed =
        services.limits.allows(keys[0], failuresPerCaller) &&
        services.limits.allows(keys[1], failuresPerAccount)
      if (!allowed) return () => tooManyAttempts('credential')
      const stored = listCredentials(services.database, named?.userId ?? -1).find(
        ({ credentialId }) => credentialId === named?.credentialId,
      )
      const holds = await check(request, 'login', body.credential, stored)
      return ({ session, now }) => {
        if (!stored || !holds(session)) {
          services.limits.record(keys[0], failuresPerCaller)
          services.limits.record(keys[1], failuresPerAccount)
          return incorrectCode('credential')
        }
        const { id, userId } = stored
        touchPasskey(services.database, id, now)
        session.signIn(userId, {
          method: 'mfa',
          at: now / 1000,
          id,
          type: 'webauthn',
          passwordless: true,
        })
        return sessionAnswer(services.database, session)
      }
    },
  },

  getReauthenticationOptions: {
    handle(visit) {
      const { services, session } = visit
      if (session.userId === undefined) return flows(session)
      return options(visit, 'reauthenticate', listCredentials(services.database, session.userId))
    },
  },

  reauthenticate: {
    before: ({ session }) => (session.userId === undefined ? flows(session) : undefined),

    async verify(request) {
      const { services, session, body } = request
      const { id: credentialId } = body.credential
      const stored = listCredentials(services.database, session.userId ?? -1).find(
        (credential) => credential.credentialId === credentialId,
      )
      const holds = await check(request, 'reauthenticate', body.credential, stored)
      return ({ session, now }) => {
        if (!stored || !holds(session)) return incorrectCode('credential')
        touchPasskey(services.database, stored.id, now)
        session.addMethod({
          method: 'mfa',
          at: now / 1000,
          id: stored.id,
          type: 'webauthn',
          reauthenticated: true,
        })
        return sessionAnswer(services.database, session)
      }
    },
  },
} satisfies Operations<
  'getPasskeyLoginOptions' | 'logInByPasskey' | 'getReauthenticationOptions' | 'reauthenticate'
>

function options(
  { services, session }: Visit,
  ceremony: Ceremony,
  known: readonly StoredCredential[],
) {
  const value = newChallenge()
  session.setChallenge({ value, ceremony, userVerification: 'preferred' })
  return ok({
    status: 200 as const,
    data: { request_options: requestOptions(services.relyingParty, value, known) },
  })
}

/** Verifies a signature; the answer still asks whether the challenge is the session's own. */
async function check(
  { services, session }: Visit,
  ceremony: Ceremony,
  credential: unknown,
  stored: StoredCredential | undefined,
): Promise<(session: Visit['session']) => boolean> {
  const { challenge } = session
  const verified =
    challenge?.ceremony === ceremony &&
    stored !== undefined &&
    (await verifyAssertion(services.relyingParty, challenge, credential, stored))
  return (later) => verified && later.challenge?.value === challenge.value
}
