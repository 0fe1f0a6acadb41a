import type { DataTag, MutationMeta, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './apiError.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is no longer true after the mutation, by the beginning of its keys. */
      stale?: readonly QueryKey[]
      [other: string]: unknown
    }
  }
}

/** Reads something: options for `useQuery`, `useSuspenseQuery` and `fetchQuery`. Throws `ApiError`. */
export interface ApiQuery<Data> {
  queryKey: DataTag<QueryKey, Data, ApiError>
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>
}

/** Changes something: options for `useMutation`, whose variables are the body. Throws `ApiError`. */
export interface ApiMutation<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>
  meta: MutationMeta
}

/** Makes the options of a query. What is undefined in the key is left out: it is then the key of all. */
export function apiQuery<Data>(key: QueryKey, queryFn: ApiQuery<Data>['queryFn']): ApiQuery<Data> {
  const queryKey = key.filter((part) => part !== undefined)
  // The tag exists for the compiler alone: it tells what data a key stands for.
  return { queryKey: queryKey as QueryKey as DataTag<QueryKey, Data, ApiError>, queryFn }
}

/** Makes the options of a mutation after which everything under the keys of `stale` is out of date. */
export function apiMutation<Data, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Data>,
  stale: readonly QueryKey[],
): ApiMutation<Data, Variables> {
  return { mutationFn, meta: { stale } }
}

/**
 * A mutation that takes other variables, for example the values of a form without the module that they
 * belong to.
 */
export function withVariables<Data, Variables, Given = void>(
  mutation: ApiMutation<Data, Variables>,
  variablesOf: (given: Given) => Variables,
): ApiMutation<Data, Given> {
  return { ...mutation, mutationFn: (given) => mutation.mutationFn(variablesOf(given)) }
}

/**
 * Marks as stale what a mutation has changed, whatever became of it: a request without a response may have
 * had its effect. Nothing is read at once, for the page of what was deleted is still on the screen; the next
 * page reads what it shows.
 */
export async function markStale(queryClient: QueryClient, meta: MutationMeta | undefined) {
  const keys = meta?.stale ?? []
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
  )
}
