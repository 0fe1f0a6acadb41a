import type { PageVariant } from '@daymark/design-system'
import { type UIMatch, useMatches } from 'react-router-dom'

/** The `handle` of a route. */
export interface RouteHandle {
  variant: PageVariant
}

/** Returns the layout of the open page. */
export function useVariant(): PageVariant {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[]
  return matches.findLast(({ handle }) => handle !== undefined)?.handle?.variant ?? 'default'
}
