import {
  loginChallengeHolds,
  newLoginChallenge,
  useLoginChallenge,
} from '../accounts/loginChallenges.ts'
import {
  findCredential,
  listCredentials,
  recordUse,
  type StoredCredential,
} from '../accounts/passkeys.ts'
import {
  newChallenge,
  requestOptions,
  verifyAssertion,
  type UsedCredential,
} from '../accounts/webauthn.ts'
import {
  anonymous,
  badRequest,
  sessionResponse,
  success,
} from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'

const failuresPerPasskeyAndCaller = { count: 5, seconds: 300 }
const failuresPerCaller = { count: 10, seconds: 60 }

/** Signing in, and confirming who one is, with a passkey. */
export const passkeySignInOperations = {
  getPasskeyLoginOptions: {
    handle({ services, csrfToken, now }) {
      const challenge = newLoginChallenge(services.key, csrfToken, now)
      return options(services, challenge, [])
    },
  },

  // django-allauth locks an account whose user handle came with five wrong signatures. Any caller can
  // send a handle, so here only the failures of one caller count, and what is right always passes.
  logInByPasskey: {
    async verify({ services, body, csrfToken, now }) {
      const { id: credentialId, response } = body.credential
      const found = findCredential(services.database, credentialId)
      const stored = found?.userHandle === response.userHandle ? found : undefined
      const holds = (value: string) => loginChallengeHolds(services.key, value, csrfToken, now)
      const used = await verifyAssertion(services.relyingParty, holds, body.credential, stored)
      return (context) => {
        const { session } = context
        const passes =
          used && useLoginChallenge(services.database, used.challenge) && counts(context, used)
        if (!passes) return failure(context, stored)
        session.signIn(used.userId, { ...methodOf(context, used), passwordless: true })
        return sessionResponse(services.database, session)
      }
    },
  },

  getReauthenticationOptions: {
    before: anonymous,

    handle({ services, session, userId }) {
      const value = newChallenge()
      session.set({
        challenge: { value, ceremony: 'reauthenticate', userVerification: 'required' },
      })
      return options(services, value, listCredentials(services.database, userId))
    },
  },

  reauthenticate: {
    before: anonymous,

    async verify({ services, session, body }) {
      const { userId, state } = session
      const { challenge } = state
      const found = findCredential(services.database, body.credential.id)
      const stored =
        challenge?.ceremony === 'reauthenticate' && found?.userId === userId ? found : undefined
      const holds = (value: string) => value === challenge?.value
      const used = await verifyAssertion(services.relyingParty, holds, body.credential, stored)
      return (context) => {
        const { session } = context
        const passes =
          used && session.state.challenge?.value === used.challenge && counts(context, used)
        if (!passes) return badRequest('incorrect_code', 'credential')
        session.addMethod({ ...methodOf(context, used), reauthenticated: true })
        return sessionResponse(services.database, session)
      }
    },
  },
} satisfies Partial<Operations>

function options(
  { relyingParty }: RequestContext['services'],
  challenge: string,
  known: readonly StoredCredential[],
) {
  return success({ data: { request_options: requestOptions(relyingParty, challenge, known) } })
}

function methodOf({ now }: RequestContext, { id }: UsedCredential) {
  return { method: 'mfa' as const, at: now / 1000, id, type: 'webauthn' as const }
}

function counts({ services, now }: RequestContext, { id, signCount }: UsedCredential) {
  const isRising = recordUse(services.database, id, signCount, now)
  if (!isRising)
    services.log.warn(
      { passkey: id },
      'passkey refused: its counter did not increase, it may be a copy',
    )
  return isRising
}

function failure({ services, ip }: RequestContext, stored: StoredCredential | undefined) {
  const { limits } = services
  const limited = [
    limits.take(`login:ip:${ip}`, failuresPerCaller),
    limits.take(`login:passkey:${stored?.id}:ip:${ip}`, failuresPerPasskeyAndCaller),
  ].includes(false)
  return badRequest(limited ? 'too_many_login_attempts' : 'incorrect_code', 'credential')
}
