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
  ConfirmLoginCodeInput,
  RequestLoginCodeInput,
  UnauthenticatedResponse
} from './account.schemas.ts';

import { accountRequest } from '../../transport/mutators.ts';
import type { ErrorType } from '../../transport/mutators.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Success is 401 with `login_by_code` pending, for an unknown address as well. A person who is signed
 * in gets 200. Too many requests answer 400 `too_many_login_attempts` on `email`.
 * @summary Have a sign-in code mailed
 */
export const requestLoginCode = (
    requestLoginCodeInput: RequestLoginCodeInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse | UnauthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/code/request`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: requestLoginCodeInput, signal
    },
      { statuses: [200, 401],  ...options});
    }




export const getRequestLoginCodeMutationKey = () => ['requestLoginCode'] as const;

export const getRequestLoginCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestLoginCode>>, TError,RequestLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof requestLoginCode>>, TError,RequestLoginCodeMutationVariables, TContext> => {

const mutationKey = getRequestLoginCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestLoginCode>>, RequestLoginCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestLoginCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestLoginCodeMutationResult = NonNullable<Awaited<ReturnType<typeof requestLoginCode>>>
    export type RequestLoginCodeMutationBody = RequestLoginCodeInput
    export type RequestLoginCodeMutationError = ErrorType<unknown>
    export type RequestLoginCodeMutationVariables = {data: RequestLoginCodeInput}

    /**
 * @summary Have a sign-in code mailed
 */
export const useRequestLoginCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestLoginCode>>, TError,RequestLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestLoginCode>>,
        TError,
        RequestLoginCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestLoginCodeMutationOptions(options), queryClient);
    }
    /**
 * The third wrong code ends the flow. 409 unless `login_by_code` is pending (also while another flow
 * is), when the code has expired, and for a signed-in person. 401 when another step is needed.
 * @summary Sign in with the mailed code
 */
export const confirmLoginCode = (
    confirmLoginCodeInput: ConfirmLoginCodeInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatedResponse>(
      {url: `/_allauth/browser/v1/auth/code/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmLoginCodeInput, signal
    },
      { statuses: [200],  ...options});
    }




export const getConfirmLoginCodeMutationKey = () => ['confirmLoginCode'] as const;

export const getConfirmLoginCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLoginCode>>, TError,ConfirmLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmLoginCode>>, TError,ConfirmLoginCodeMutationVariables, TContext> => {

const mutationKey = getConfirmLoginCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmLoginCode>>, ConfirmLoginCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmLoginCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmLoginCodeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmLoginCode>>>
    export type ConfirmLoginCodeMutationBody = ConfirmLoginCodeInput
    export type ConfirmLoginCodeMutationError = ErrorType<unknown>
    export type ConfirmLoginCodeMutationVariables = {data: ConfirmLoginCodeInput}

    /**
 * @summary Sign in with the mailed code
 */
export const useConfirmLoginCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLoginCode>>, TError,ConfirmLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmLoginCode>>,
        TError,
        ConfirmLoginCodeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmLoginCodeMutationOptions(options), queryClient);
    }
