import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AuthenticatedResponse,
  DoneAnswer,
  SignUpInput,
  UnauthenticatedOrStaleResponse,
  UnauthenticatedResponse,
  VerifyEmailInput
} from './account.schemas.ts';

import { accountRequest } from '../../transport/mutators.ts';
import type { ErrorType } from '../../transport/mutators.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Success is 401 with `verify_email` pending; a code of 6 characters is mailed. An address that has an
 * account answers the same, and its owner gets a mail that says so. A signed-in person gets 409.
 * A backend that verifies addresses later may answer 200; the client continues in the same way.
 * Where only invited addresses may sign up, any other address gets the same answer too. Where no one may, the
 * answer is 403.
 * @summary Begin a sign-up with an e-mail address
 */
export const signUp = (
    signUpInput: SignUpInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse | UnauthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/webauthn/signup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: signUpInput, signal
    },
      { statuses: [200, 401],  ...options});
    }




export const getSignUpMutationKey = () => ['signUp'] as const;

export const getSignUpMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext> => {

const mutationKey = getSignUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signUp>>, SignUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signUp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignUpMutationResult = NonNullable<Awaited<ReturnType<typeof signUp>>>
    export type SignUpMutationBody = SignUpInput
    export type SignUpMutationError = ErrorType<unknown>
    export type SignUpMutationVariables = {data: SignUpInput}

    /**
 * @summary Begin a sign-up with an e-mail address
 */
export const useSignUp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signUp>>,
        TError,
        SignUpMutationVariables,
        TContext
      > => {
      return useMutation(getSignUpMutationOptions(options), queryClient);
    }
    /**
 * During a sign-up success is 401 with `mfa_signup_webauthn` pending; signed in, for an added address,
 * it is 200. The third wrong key ends the flow. 409 when nothing waits for a key, or the key has
 * expired. 400 `email_taken` when another person owns the address. Entering the key of an added address is
 * no sign-in; some backends ask for a confirmation when the sign-in is older than five minutes.
 * @summary Prove an e-mail address by the mailed key
 */
export const verifyEmail = (
    verifyEmailInput: VerifyEmailInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse | UnauthenticatedOrStaleResponse>(
      {url: `/_allauth/browser/v1/auth/email/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyEmailInput, signal
    },
      { statuses: [200, 401],  ...options});
    }




export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>
    export type VerifyEmailMutationBody = VerifyEmailInput
    export type VerifyEmailMutationError = ErrorType<unknown>
    export type VerifyEmailMutationVariables = {data: VerifyEmailInput}

    /**
 * @summary Prove an e-mail address by the mailed key
 */
export const useVerifyEmail = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailMutationOptions(options), queryClient);
    }
    /**
 * For the address that waits for its key, during a sign-up or after an address was added. With the new
 * mail the former key is wrong. 409 when nothing waits for a key, and where the server never sends a
 * second mail: the key that is out then stays right. 429 within ten seconds of the last mail.
 * @summary Have another key mailed
 */
export const resendVerification = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<DoneAnswer>(
      {url: `/_allauth/browser/v1/auth/email/verify/resend`, method: 'POST', signal
    },
      { statuses: [200],  ...options});
    }




export const getResendVerificationMutationKey = () => ['resendVerification'] as const;

export const getResendVerificationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendVerification>>, TError,void, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof resendVerification>>, TError,void, TContext> => {

const mutationKey = getResendVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendVerification>>, void> = () => {


          return  resendVerification(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof resendVerification>>>

    export type ResendVerificationMutationError = ErrorType<unknown>


    /**
 * @summary Have another key mailed
 */
export const useResendVerification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendVerification>>, TError,void, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendVerification>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResendVerificationMutationOptions(options), queryClient);
    }
