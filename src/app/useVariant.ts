import type { PageVariant } from '@daymark/design-system'
import { type UIMatch, useMatches } from 'react-router-dom'
import type { Layout } from '../routes.ts'

/** How the frame of a page looks in each layout. */
export const variantOf: Record<Layout, PageVariant> = {
  default: 'default',
  anonymous: 'welcome',
  dashboard: 'board',
  configuration: 'settings',
}

/** The `handle` of a route. */
export interface RouteHandle {
  variant: PageVariant
}

/** Returns how the frame of the open page looks. */
export function useVariant(): PageVariant {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[]
  return matches.findLast(({ handle }) => handle !== undefined)?.handle?.variant ?? 'default'
}
