import type { Mutation, Query } from '@tanstack/react-query'

/** How long an answer is kept, in memory and on the device. In milliseconds. */
export const maxAge = 7 * 24 * 60 * 60 * 1000

/**
 * Options of a query whose answer stays readable without the server, also after a reload. Not for queries that seed a
 * form: a form must begin with current data.
 */
export const persisted = {
  gcTime: maxAge,
  refetchOnReconnect: true,
  meta: { isPersisted: true },
} as const

/** Returns whether a query or a mutation is persisted on this device. */
export function isPersisted({ meta }: Pick<Query | Mutation, 'meta'>): boolean {
  return meta?.['isPersisted'] === true
}
