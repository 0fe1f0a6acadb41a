import type { QueryClient } from '@tanstack/react-query'

/** Reads again what is on the screen and was made stale by a mutation. */
export function readStaleAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated })
}
