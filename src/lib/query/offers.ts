import {
  type Dashboard,
  type Feature,
  getGetWidgetsQueryKey,
  getGetWidgetsQueryOptions,
  useGetWidgets,
} from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { unhurried } from './unhurried.ts'

/**
 * Returns whether the backend has an optional part of the API (CONTRIBUTING.md, "Add an optional part"). False until the
 * dashboard is known, so a screen whose form depends on it loads it by `loadOffers`.
 */
export function useOffers(feature: Feature): boolean {
  const { data } = useGetWidgets({ query: unhurried })
  return data?.features?.includes(feature) ?? false
}

/** Returns the same where no component renders. */
export function offers(client: QueryClient, feature: Feature): boolean {
  const dashboard = client.getQueryData<Dashboard>(getGetWidgetsQueryKey())
  return dashboard?.features?.includes(feature) ?? false
}

/**
 * Asks what the backend offers, for a screen that may be the first to open on this device. Resolves at once when it is
 * known. A failure offers nothing.
 */
export async function loadOffers(client: QueryClient): Promise<void> {
  await client.ensureQueryData(getGetWidgetsQueryOptions()).catch(() => undefined)
}
