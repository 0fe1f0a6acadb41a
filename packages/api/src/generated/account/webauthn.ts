import type {
  AuthenticatedResponse,
  CreationOptionsResponse,
  GetPasskeyOptionsParams,
  NewPasskeyInput,
  PasskeyAddedAnswer,
  PasskeyInput,
  RequestOptionsResponse
} from './account.schemas.ts';

import { accountRequest } from '../../transport/mutators.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * 409 unless `mfa_signup_webauthn` is pending.
 * @summary What the browser needs to create the passkey of a sign-up
 */
export const getSignUpPasskeyOptions = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<CreationOptionsResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/signup`, method: 'GET', signal
    },
      { statuses: [200],  ...options});
    }


/**
 * Success signs in; `methods` is then empty. A blank or missing name becomes a default name. 409 unless
 * `mfa_signup_webauthn` is pending, before the body is looked at. A credential that does not hold
 * answers 400 `incorrect_code` without a `param`.
 * @summary Finish a sign-up with its passkey
 */
export const createSignUpPasskey = (
    newPasskeyInput: NewPasskeyInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/signup`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: newPasskeyInput, signal
    },
      { statuses: [200],  ...options});
    }


/**
 * @summary What the browser needs to sign in with a passkey
 */
export const getPasskeyLoginOptions = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<RequestOptionsResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/login`, method: 'GET', signal
    },
      { statuses: [200],  ...options});
    }


/**
 * A credential that does not hold, or of a person whom the authenticator did not verify, answers 400
 * `incorrect_code` on `credential`; after too many of them 400 `too_many_login_attempts`. Failures
 * need not keep a credential that holds from signing in. A challenge is used up by success only. A
 * pending flow is dropped.
 * @summary Sign in with a passkey
 */
export const logInByPasskey = (
    passkeyInput: PasskeyInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyInput, signal
    },
      { statuses: [200],  ...options});
    }


/**
 * @summary What the browser needs to confirm with a passkey of the account
 */
export const getReauthenticationOptions = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<RequestOptionsResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/reauthenticate`, method: 'GET', signal
    },
      { statuses: [200],  ...options});
    }


/**
 * @summary Confirm with a passkey
 */
export const reauthenticate = (
    passkeyInput: PasskeyInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/reauthenticate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyInput, signal
    },
      { statuses: [200],  ...options});
    }


/**
 * @summary What the browser needs to create a further passkey
 */
export const getPasskeyOptions = (
    params?: GetPasskeyOptionsParams,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<CreationOptionsResponse>(
      {url: `/_allauth/browser/v1/account/authenticators/webauthn`, method: 'GET',
        params, signal
    },
      { statuses: [200],  ...options});
    }


/**
 * A blank or missing name becomes a default name. A credential that does not hold answers 400
 * `incorrect_code` without a `param`. The body is checked before the age of the session.
 * @summary Add a passkey
 */
export const addPasskey = (
    newPasskeyInput: NewPasskeyInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<PasskeyAddedAnswer>(
      {url: `/_allauth/browser/v1/account/authenticators/webauthn`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newPasskeyInput, signal
    },
      { statuses: [200],  ...options});
    }


