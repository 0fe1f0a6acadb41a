import type { QueryClient } from '@tanstack/react-query'
import { openOffline } from '../lib/offline/offline.ts'
import { queryClient as appClient } from '../lib/query/queryClient.ts'
import { registerSetPreference } from '../ui/preferences/setPreference.ts'
import { moduleKinds } from './moduleKinds.ts'

registerSetPreference(appClient)
for (const { registerMutations } of Object.values(moduleKinds)) registerMutations?.(appClient)

/**
 * Opens what this device keeps for a person, with the mutations of preferences and of every kind. Resolves when it can be read; see
 * `openOffline`.
 */
export function openKinds(queryClient: QueryClient, userId: number): Promise<void> {
  return openOffline(queryClient, userId)
}
