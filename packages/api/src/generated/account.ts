import { apiMutation, apiQuery } from '../options.ts'
import { type AnswerOf, answer, type CallOptions } from '../transport/account.ts'
import { client } from '../transport/client.ts'
import type * as types from './types.ts'

/** Who is signed in, or which flow is pending */
export const getSession = (options?: CallOptions): Promise<AnswerOf<'getSession'>> =>
  answer(client().GET('/_allauth/browser/v1/auth/session', { ...options }), [200, 401, 410])

/** Log out, or throw a pending flow away */
export const deleteSession = (options?: CallOptions): Promise<AnswerOf<'deleteSession'>> =>
  answer(client().DELETE('/_allauth/browser/v1/auth/session', { ...options }), [401])

/** What the browser needs to create the passkey of a sign-up */
export const getSignUpPasskeyOptions = (options?: CallOptions): Promise<AnswerOf<'getSignUpPasskeyOptions'>> =>
  answer(client().GET('/_allauth/browser/v1/auth/webauthn/signup', { ...options }), [200, 409])

/** Finish a sign-up with its passkey */
export const createSignUpPasskey = (body: types.NewPasskeyInput, options?: CallOptions): Promise<AnswerOf<'createSignUpPasskey'>> =>
  answer(client().PUT('/_allauth/browser/v1/auth/webauthn/signup', { ...options, body }), [200, 400, 401, 409])

/** Begin a sign-up with an e-mail address */
export const signUp = (body: types.SignUpInput, options?: CallOptions): Promise<AnswerOf<'signUp'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/webauthn/signup', { ...options, body }), [400, 401, 409, 429])

/** Begin a sign-up with an e-mail address */
export const getSignUpMutationOptions = () =>
  apiMutation((body: types.SignUpInput) => signUp(body), [])

/** Prove an e-mail address by the mailed key */
export const verifyEmail = (body: types.VerifyEmailInput, options?: CallOptions): Promise<AnswerOf<'verifyEmail'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/email/verify', { ...options, body }), [200, 400, 401, 409, 429])

/** Prove an e-mail address by the mailed key */
export const getVerifyEmailMutationOptions = () =>
  apiMutation((body: types.VerifyEmailInput) => verifyEmail(body), [])

/** Have another key mailed */
export const resendVerification = (options?: CallOptions): Promise<AnswerOf<'resendVerification'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/email/verify/resend', { ...options }), [200, 409, 429])

/** Have another key mailed */
export const getResendVerificationMutationOptions = () =>
  apiMutation(() => resendVerification(), [])

/** Have a sign-in code mailed */
export const requestLoginCode = (body: types.RequestLoginCodeInput, options?: CallOptions): Promise<AnswerOf<'requestLoginCode'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/code/request', { ...options, body }), [200, 400, 401, 429])

/** Have a sign-in code mailed */
export const getRequestLoginCodeMutationOptions = () =>
  apiMutation((body: types.RequestLoginCodeInput) => requestLoginCode(body), [])

/** Sign in with the mailed code */
export const confirmLoginCode = (body: types.ConfirmLoginCodeInput, options?: CallOptions): Promise<AnswerOf<'confirmLoginCode'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/code/confirm', { ...options, body }), [200, 400, 401, 409, 429])

/** Sign in with the mailed code */
export const getConfirmLoginCodeMutationOptions = () =>
  apiMutation((body: types.ConfirmLoginCodeInput) => confirmLoginCode(body), [])

/** What the browser needs to sign in with a passkey */
export const getPasskeyLoginOptions = (options?: CallOptions): Promise<AnswerOf<'getPasskeyLoginOptions'>> =>
  answer(client().GET('/_allauth/browser/v1/auth/webauthn/login', { ...options }), [200])

/** Sign in with a passkey */
export const logInByPasskey = (body: types.PasskeyInput, options?: CallOptions): Promise<AnswerOf<'logInByPasskey'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/webauthn/login', { ...options, body }), [200, 400, 401, 429])

/** What the browser needs to confirm with a passkey of the account */
export const getReauthenticationOptions = (options?: CallOptions): Promise<AnswerOf<'getReauthenticationOptions'>> =>
  answer(client().GET('/_allauth/browser/v1/auth/webauthn/reauthenticate', { ...options }), [200, 401])

/** Confirm with a passkey */
export const reauthenticate = (body: types.PasskeyInput, options?: CallOptions): Promise<AnswerOf<'reauthenticate'>> =>
  answer(client().POST('/_allauth/browser/v1/auth/webauthn/reauthenticate', { ...options, body }), [200, 400, 401, 429])

/** The passkeys of the account, and authenticators of other types */
export const listAuthenticators = (options?: CallOptions): Promise<AnswerOf<'listAuthenticators'>> =>
  answer(client().GET('/_allauth/browser/v1/account/authenticators', { ...options }), [200, 401])

/** The passkeys of the account, and authenticators of other types */
export const getListAuthenticatorsQueryOptions = () =>
  apiQuery(['_allauth', 'browser', 'v1', 'account', 'authenticators'], ({ signal }) => listAuthenticators({ signal }))

/** What the browser needs to create a further passkey */
export const getPasskeyOptions = (query?: types.GetPasskeyOptionsParams, options?: CallOptions): Promise<AnswerOf<'getPasskeyOptions'>> =>
  answer(client().GET('/_allauth/browser/v1/account/authenticators/webauthn', { ...options, params: { query } }), [200, 400, 401])

/** Rename a passkey */
export const renamePasskey = (body: types.RenamePasskeyInput, options?: CallOptions): Promise<AnswerOf<'renamePasskey'>> =>
  answer(client().PUT('/_allauth/browser/v1/account/authenticators/webauthn', { ...options, body }), [200, 400, 401])

/** Rename a passkey */
export const getRenamePasskeyMutationOptions = () =>
  apiMutation((body: types.RenamePasskeyInput) => renamePasskey(body), [getListAuthenticatorsQueryOptions().queryKey])

/** Add a passkey */
export const addPasskey = (body: types.NewPasskeyInput, options?: CallOptions): Promise<AnswerOf<'addPasskey'>> =>
  answer(client().POST('/_allauth/browser/v1/account/authenticators/webauthn', { ...options, body }), [200, 400, 401, 409])

/** Delete passkeys */
export const deletePasskeys = (body: types.DeletePasskeysInput, options?: CallOptions): Promise<AnswerOf<'deletePasskeys'>> =>
  answer(client().DELETE('/_allauth/browser/v1/account/authenticators/webauthn', { ...options, body }), [200, 400, 401])

/** Delete passkeys */
export const getDeletePasskeysMutationOptions = () =>
  apiMutation((body: types.DeletePasskeysInput) => deletePasskeys(body), [getListAuthenticatorsQueryOptions().queryKey])

/** The e-mail addresses of the account */
export const listEmailAddresses = (options?: CallOptions): Promise<AnswerOf<'listEmailAddresses'>> =>
  answer(client().GET('/_allauth/browser/v1/account/email', { ...options }), [200, 401])

/** The e-mail addresses of the account */
export const getListEmailAddressesQueryOptions = () =>
  apiQuery(['_allauth', 'browser', 'v1', 'account', 'email'], ({ signal }) => listEmailAddresses({ signal }))

/** Ask for another mail with a key */
export const requestEmailVerification = (body: types.EmailAddressInput, options?: CallOptions): Promise<AnswerOf<'requestEmailVerification'>> =>
  answer(client().PUT('/_allauth/browser/v1/account/email', { ...options, body }), [200, 400, 401, 403, 429])

/** Ask for another mail with a key */
export const getRequestEmailVerificationMutationOptions = () =>
  apiMutation((body: types.EmailAddressInput) => requestEmailVerification(body), [getListEmailAddressesQueryOptions().queryKey])

/** Add an e-mail address, which then waits for its key */
export const addEmailAddress = (body: types.EmailAddressInput, options?: CallOptions): Promise<AnswerOf<'addEmailAddress'>> =>
  answer(client().POST('/_allauth/browser/v1/account/email', { ...options, body }), [200, 400, 401, 409, 429])

/** Add an e-mail address, which then waits for its key */
export const getAddEmailAddressMutationOptions = () =>
  apiMutation((body: types.EmailAddressInput) => addEmailAddress(body), [getListEmailAddressesQueryOptions().queryKey])

/** Delete an address that is not the primary one */
export const deleteEmailAddress = (body: types.EmailAddressInput, options?: CallOptions): Promise<AnswerOf<'deleteEmailAddress'>> =>
  answer(client().DELETE('/_allauth/browser/v1/account/email', { ...options, body }), [200, 400, 401, 429])

/** Delete an address that is not the primary one */
export const getDeleteEmailAddressMutationOptions = () =>
  apiMutation((body: types.EmailAddressInput) => deleteEmailAddress(body), [getListEmailAddressesQueryOptions().queryKey])

/** Make a verified address the primary one */
export const setPrimaryEmailAddress = (body: types.PrimaryEmailAddressInput, options?: CallOptions): Promise<AnswerOf<'setPrimaryEmailAddress'>> =>
  answer(client().PATCH('/_allauth/browser/v1/account/email', { ...options, body }), [200, 400, 401, 429])

/** Make a verified address the primary one */
export const getSetPrimaryEmailAddressMutationOptions = () =>
  apiMutation((body: types.PrimaryEmailAddressInput) => setPrimaryEmailAddress(body), [getListEmailAddressesQueryOptions().queryKey])
