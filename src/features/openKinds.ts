import type { QueryClient } from '@tanstack/react-query'
import { openOffline } from '../lib/offline/offline.ts'
import { queryClient as appClient } from '../lib/query/queryClient.ts'
import { moduleKinds } from './moduleKinds.ts'

for (const { registerMutations } of Object.values(moduleKinds)) registerMutations?.(appClient)

/**
 * Opens what this device keeps for a person, with the mutations of every kind. Resolves when it can be read; see
 * `openOffline`.
 */
export function openKinds(queryClient: QueryClient, userId: number): Promise<void> {
  return openOffline(queryClient, userId)
}
