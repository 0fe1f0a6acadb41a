import type { QueryClient } from '@tanstack/react-query'
import { openOffline } from '../lib/offline/offline.ts'
import { moduleKinds } from './moduleKinds.ts'

const works = Object.values(moduleKinds).flatMap(({ startInBackground }) => startInBackground ?? [])

/**
 * Opens what this device keeps for a person, and starts what the kinds run beside the screens. Resolves
 * when it can be read; see `openOffline`.
 */
export function openKinds(queryClient: QueryClient, userId: number): Promise<void> {
  return openOffline(queryClient, userId, works)
}
