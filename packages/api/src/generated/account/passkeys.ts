import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AuthenticatorsAnswer,
  DeletePasskeysInput,
  DoneAnswer,
  PasskeyAnswer,
  RenamePasskeyInput
} from './account.schemas.ts';

import { accountRequest } from '../../transport/mutators.ts';
import type { ErrorType } from '../../transport/mutators.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * In order of creation.
 * @summary The passkeys of the account, and authenticators of other types
 */
export const listAuthenticators = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<AuthenticatorsAnswer>(
      {url: `/_allauth/browser/v1/account/authenticators`, method: 'GET', signal
    },
      { statuses: [200],  ...options});
    }




export const getListAuthenticatorsQueryKey = () => {
    return [
    '_allauth','browser','v1','account','authenticators'
    ] as const;
    }


export const getListAuthenticatorsQueryOptions = <TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuthenticatorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuthenticators>>> = ({ signal }) => listAuthenticators(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuthenticatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listAuthenticators>>>
export type ListAuthenticatorsQueryError = ErrorType<unknown>


export function useListAuthenticators<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuthenticators>>,
          TError,
          Awaited<ReturnType<typeof listAuthenticators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuthenticators<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuthenticators>>,
          TError,
          Awaited<ReturnType<typeof listAuthenticators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuthenticators<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The passkeys of the account, and authenticators of other types
 */

export function useListAuthenticators<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuthenticatorsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAuthenticatorsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuthenticatorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuthenticators>>> = ({ signal }) => listAuthenticators(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAuthenticatorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAuthenticators>>>
export type ListAuthenticatorsSuspenseQueryError = ErrorType<unknown>


export function useListAuthenticatorsSuspense<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuthenticatorsSuspense<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuthenticatorsSuspense<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The passkeys of the account, and authenticators of other types
 */

export function useListAuthenticatorsSuspense<TData = Awaited<ReturnType<typeof listAuthenticators>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuthenticators>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuthenticatorsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An id that is not one of a passkey of one's own answers 400 `invalid_choice` on `id`.
 * @summary Rename a passkey
 */
export const renamePasskey = (
    renamePasskeyInput: RenamePasskeyInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<PasskeyAnswer>(
      {url: `/_allauth/browser/v1/account/authenticators/webauthn`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: renamePasskeyInput, signal
    },
      { statuses: [200],  ...options});
    }




export const getRenamePasskeyMutationKey = () => ['renamePasskey'] as const;

export const getRenamePasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext> => {

const mutationKey = getRenamePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renamePasskey>>, RenamePasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renamePasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenamePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof renamePasskey>>>
    export type RenamePasskeyMutationBody = RenamePasskeyInput
    export type RenamePasskeyMutationError = ErrorType<unknown>
    export type RenamePasskeyMutationVariables = {data: RenamePasskeyInput}

    /**
 * @summary Rename a passkey
 */
export const useRenamePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renamePasskey>>,
        TError,
        RenamePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRenamePasskeyMutationOptions(options), queryClient);
    }
    /**
 * All of them or none; also the last one. An id that is not one's own answers 400 `invalid_choice` on
 * `authenticators`. Other sessions that were signed in with them may end.
 * @summary Delete passkeys
 */
export const deletePasskeys = (
    deletePasskeysInput: DeletePasskeysInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<DoneAnswer>(
      {url: `/_allauth/browser/v1/account/authenticators/webauthn`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: deletePasskeysInput, signal
    },
      { statuses: [200],  ...options});
    }




export const getDeletePasskeysMutationKey = () => ['deletePasskeys'] as const;

export const getDeletePasskeysMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePasskeys>>, TError,DeletePasskeysMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePasskeys>>, TError,DeletePasskeysMutationVariables, TContext> => {

const mutationKey = getDeletePasskeysMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePasskeys>>, DeletePasskeysMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deletePasskeys(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePasskeysMutationResult = NonNullable<Awaited<ReturnType<typeof deletePasskeys>>>
    export type DeletePasskeysMutationBody = DeletePasskeysInput
    export type DeletePasskeysMutationError = ErrorType<unknown>
    export type DeletePasskeysMutationVariables = {data: DeletePasskeysInput}

    /**
 * @summary Delete passkeys
 */
export const useDeletePasskeys = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePasskeys>>, TError,DeletePasskeysMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePasskeys>>,
        TError,
        DeletePasskeysMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePasskeysMutationOptions(options), queryClient);
    }
