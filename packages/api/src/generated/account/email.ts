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
  DoneAnswer,
  EmailAddressInput,
  EmailAddressesResponse,
  Forbidden,
  PrimaryEmailAddressInput
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
 * In order of creation. An added address that waits for its key is the last one, in this session only.
 * @summary The e-mail addresses of the account
 */
export const listEmailAddresses = (

 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<EmailAddressesResponse>(
      {url: `/_allauth/browser/v1/account/email`, method: 'GET', signal
    },
      { statuses: [200],  ...options});
    }




export const getListEmailAddressesQueryKey = () => {
    return [
    '_allauth','browser','v1','account','email'
    ] as const;
    }


export const getListEmailAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmailAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmailAddresses>>> = ({ signal }) => listEmailAddresses(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmailAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmailAddresses>>>
export type ListEmailAddressesQueryError = ErrorType<unknown>


export function useListEmailAddresses<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmailAddresses>>,
          TError,
          Awaited<ReturnType<typeof listEmailAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmailAddresses<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmailAddresses>>,
          TError,
          Awaited<ReturnType<typeof listEmailAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmailAddresses<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The e-mail addresses of the account
 */

export function useListEmailAddresses<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmailAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEmailAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmailAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmailAddresses>>> = ({ signal }) => listEmailAddresses(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEmailAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEmailAddresses>>>
export type ListEmailAddressesSuspenseQueryError = ErrorType<unknown>


export function useListEmailAddressesSuspense<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmailAddressesSuspense<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmailAddressesSuspense<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The e-mail addresses of the account
 */

export function useListEmailAddressesSuspense<TData = Awaited<ReturnType<typeof listEmailAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmailAddresses>>, TError, TData>>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmailAddressesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The address becomes part of the account by `verifyEmail`; the session shows no pending flow for it.
 * 400 `duplicate_email` for an address of one's own, and `max_email_addresses` where a backend has a
 * limit and it is reached. 409 for a visitor. 429 also when the same address is added again
 * within 10 seconds. Some backends ask for a confirmation when the sign-in is older than five minutes.
 * @summary Add an e-mail address, which then waits for its key
 */
export const addEmailAddress = (
    emailAddressInput: EmailAddressInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<EmailAddressesResponse>(
      {url: `/_allauth/browser/v1/account/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailAddressInput, signal
    },
      { statuses: [200],  ...options});
    }




export const getAddEmailAddressMutationKey = () => ['addEmailAddress'] as const;

export const getAddEmailAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEmailAddress>>, TError,AddEmailAddressMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof addEmailAddress>>, TError,AddEmailAddressMutationVariables, TContext> => {

const mutationKey = getAddEmailAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addEmailAddress>>, AddEmailAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addEmailAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddEmailAddressMutationResult = NonNullable<Awaited<ReturnType<typeof addEmailAddress>>>
    export type AddEmailAddressMutationBody = EmailAddressInput
    export type AddEmailAddressMutationError = ErrorType<unknown>
    export type AddEmailAddressMutationVariables = {data: EmailAddressInput}

    /**
 * @summary Add an e-mail address, which then waits for its key
 */
export const useAddEmailAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEmailAddress>>, TError,AddEmailAddressMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addEmailAddress>>,
        TError,
        AddEmailAddressMutationVariables,
        TContext
      > => {
      return useMutation(getAddEmailAddressMutationOptions(options), queryClient);
    }
    /**
 * With the new mail the former key is wrong. 403 in JSON means that no further mail is sent, for some
 * seconds or ever, while the key that is out stays valid. Either way the person goes to the page where
 * the key is entered. 400 `unknown_email` for an address that does not wait.
 * @summary Ask for another mail with a key
 */
export const requestEmailVerification = (
    emailAddressInput: EmailAddressInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<DoneAnswer | Forbidden>(
      {url: `/_allauth/browser/v1/account/email`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: emailAddressInput, signal
    },
      { statuses: [200, 403],  ...options});
    }




export const getRequestEmailVerificationMutationKey = () => ['requestEmailVerification'] as const;

export const getRequestEmailVerificationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailVerification>>, TError,RequestEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof requestEmailVerification>>, TError,RequestEmailVerificationMutationVariables, TContext> => {

const mutationKey = getRequestEmailVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestEmailVerification>>, RequestEmailVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestEmailVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof requestEmailVerification>>>
    export type RequestEmailVerificationMutationBody = EmailAddressInput
    export type RequestEmailVerificationMutationError = ErrorType<unknown>
    export type RequestEmailVerificationMutationVariables = {data: EmailAddressInput}

    /**
 * @summary Ask for another mail with a key
 */
export const useRequestEmailVerification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailVerification>>, TError,RequestEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestEmailVerification>>,
        TError,
        RequestEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getRequestEmailVerificationMutationOptions(options), queryClient);
    }
    /**
 * 400 `unverified_primary_email` for an unverified address, `unknown_email` for one that is not stored,
 * both on `email`; `required` on `primary` unless it is true. Some backends ask for a confirmation when
 * the sign-in is older than five minutes.
 * @summary Make a verified address the primary one
 */
export const setPrimaryEmailAddress = (
    primaryEmailAddressInput: PrimaryEmailAddressInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<EmailAddressesResponse>(
      {url: `/_allauth/browser/v1/account/email`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: primaryEmailAddressInput, signal
    },
      { statuses: [200],  ...options});
    }




export const getSetPrimaryEmailAddressMutationKey = () => ['setPrimaryEmailAddress'] as const;

export const getSetPrimaryEmailAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPrimaryEmailAddress>>, TError,SetPrimaryEmailAddressMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof setPrimaryEmailAddress>>, TError,SetPrimaryEmailAddressMutationVariables, TContext> => {

const mutationKey = getSetPrimaryEmailAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPrimaryEmailAddress>>, SetPrimaryEmailAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setPrimaryEmailAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPrimaryEmailAddressMutationResult = NonNullable<Awaited<ReturnType<typeof setPrimaryEmailAddress>>>
    export type SetPrimaryEmailAddressMutationBody = PrimaryEmailAddressInput
    export type SetPrimaryEmailAddressMutationError = ErrorType<unknown>
    export type SetPrimaryEmailAddressMutationVariables = {data: PrimaryEmailAddressInput}

    /**
 * @summary Make a verified address the primary one
 */
export const useSetPrimaryEmailAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPrimaryEmailAddress>>, TError,SetPrimaryEmailAddressMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPrimaryEmailAddress>>,
        TError,
        SetPrimaryEmailAddressMutationVariables,
        TContext
      > => {
      return useMutation(getSetPrimaryEmailAddressMutationOptions(options), queryClient);
    }
    /**
 * 400 `cannot_remove_primary_email` or `unknown_email` on `email`. Some backends ask for a confirmation
 * when the sign-in is older than five minutes, and end the other sessions that it signed in.
 * @summary Delete an address that is not the primary one
 */
export const deleteEmailAddress = (
    emailAddressInput: EmailAddressInput,
 options?: SecondParameter<typeof accountRequest>,signal?: AbortSignal
) => {


      return accountRequest<EmailAddressesResponse>(
      {url: `/_allauth/browser/v1/account/email`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: emailAddressInput, signal
    },
      { statuses: [200],  ...options});
    }




export const getDeleteEmailAddressMutationKey = () => ['deleteEmailAddress'] as const;

export const getDeleteEmailAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmailAddress>>, TError,DeleteEmailAddressMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEmailAddress>>, TError,DeleteEmailAddressMutationVariables, TContext> => {

const mutationKey = getDeleteEmailAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEmailAddress>>, DeleteEmailAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteEmailAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEmailAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEmailAddress>>>
    export type DeleteEmailAddressMutationBody = EmailAddressInput
    export type DeleteEmailAddressMutationError = ErrorType<unknown>
    export type DeleteEmailAddressMutationVariables = {data: EmailAddressInput}

    /**
 * @summary Delete an address that is not the primary one
 */
export const useDeleteEmailAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEmailAddress>>, TError,DeleteEmailAddressMutationVariables, TContext>, request?: SecondParameter<typeof accountRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEmailAddress>>,
        TError,
        DeleteEmailAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEmailAddressMutationOptions(options), queryClient);
    }
