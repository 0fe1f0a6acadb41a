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
import { newChallenge, requestOptions, verifyAssertion } from '../accounts/webauthn.ts'
import { badRequest, flows, sessionResponse } from '../http/formats/allauthResponses.ts'
import { ok } from '../http/routing/apiResponse.ts'
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

  // django-allauth locks an account whose user handle came with five wrong signatures. Anybody can
  // send a handle, so here only the failures of one caller count, and what is right always passes.
  logInByPasskey: {
    async verify(request) {
      const { services, body, csrfToken, now } = request
      const { id: credentialId, response } = body.credential
      const found = findCredential(services.database, credentialId)
      const stored = found?.userHandle === response.userHandle ? found : undefined
      let challenge = ''
      const verified =
        stored &&
        (await verifyAssertion(
          services.relyingParty,
          (value) => {
            challenge = value
            return loginChallengeHolds(services.key, value, csrfToken, now)
          },
          body.credential,
          stored,
        ))
      return (context) => {
        const { session, now } = context
        const passes =
          verified &&
          useLoginChallenge(services.database, challenge) &&
          counts(context, stored.id, verified)
        if (!passes) return failure(context, stored)
        session.signIn(stored.userId, {
          method: 'mfa',
          at: now / 1000,
          id: stored.id,
          type: 'webauthn',
          passwordless: true,
        })
        return sessionResponse(services.database, session)
      }
    },
  },

  getReauthenticationOptions: {
    handle({ services, session }) {
      if (session.userId === undefined) return flows(session)
      const value = newChallenge()
      session.setChallenge({ value, ceremony: 'reauthenticate', userVerification: 'required' })
      return options(services, value, listCredentials(services.database, session.userId))
    },
  },

  reauthenticate: {
    before: ({ session }) => (session.userId === undefined ? flows(session) : undefined),

    async verify({ services, session, body }) {
      const { challenge, userId } = session
      const found = findCredential(services.database, body.credential.id)
      const stored = found?.userId === userId ? found : undefined
      const verified =
        challenge?.ceremony === 'reauthenticate' &&
        stored &&
        (await verifyAssertion(
          services.relyingParty,
          (value) => value === challenge.value,
          body.credential,
          stored,
        ))
      return (context) => {
        const { session, now } = context
        const passes =
          verified &&
          session.challenge?.value === challenge.value &&
          counts(context, stored.id, verified)
        if (!passes) return badRequest('incorrect_code', 'credential')
        session.addMethod({
          method: 'mfa',
          at: now / 1000,
          id: stored.id,
          type: 'webauthn',
          reauthenticated: true,
        })
        return sessionResponse(services.database, session)
      }
    },
  },
} satisfies Operations<
  'getPasskeyLoginOptions' | 'logInByPasskey' | 'getReauthenticationOptions' | 'reauthenticate'
>

function options(
  { relyingParty }: RequestContext['services'],
  challenge: string,
  known: readonly StoredCredential[],
) {
  return ok({
    status: 200 as const,
    data: { request_options: requestOptions(relyingParty, challenge, known) },
  })
}

function counts(
  { services, now }: RequestContext,
  passkey: number,
  { signCount }: { signCount: number },
) {
  const isRising = recordUse(services.database, passkey, signCount, now)
  if (!isRising) services.log.warn({ passkey }, 'refused: the counter of a passkey did not rise')
  return isRising
}

function failure({ services, ip }: RequestContext, stored: StoredCredential | undefined) {
  const { limits } = services
  const limited = [
    limits.take(`login:ip:${ip}`, failuresPerCaller),
    limits.take(`login:passkey:${stored?.id}:ip:${ip}`, failuresPerPasskeyAndCaller),
  ].includes(false)
  return limited
    ? badRequest('too_many_login_attempts', 'credential')
    : badRequest('incorrect_code', 'credential')
}
