import { getGetWidgetsQueryKey } from '@daymark/api'
import {
  type DehydratedState,
  hydrate,
  type Mutation,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { forgetWithPerson } from '../session/personalData.ts'
import type { Session } from '../session/session.ts'
import {
  confirmSession,
  currentSession,
  onSessionChange,
  whenSessionConfirmed,
} from '../session/sessionStore.ts'
import { noteLost, onRetry, watchConnection } from './connection.ts'
import { onTabMessage } from '../tabs.ts'
import { isPersisted, persisted } from './persisted.ts'
import { persistQueries, restoreQueries } from './persistedQueries.ts'
import { readRecords, takeOverRecords } from './localRecords.ts'
import { forgetAllBut } from './personalStore.ts'

type DehydratedMutation = DehydratedState['mutations'][number]

interface Opened {
  userId: number
  isReady: Promise<void>
  close: () => void
}

let opened: Opened | undefined

/**
 * Starts persisting answers for a person, and takes up the changes that were left on this device. Resolves when those answers
 * can be read, after deleting those of other people. Opening again for the same person changes nothing.
 */
export function openOffline(queryClient: QueryClient, userId: number): Promise<void> {
  if (opened?.userId === userId) return opened.isReady
  closeOffline()
  queryClient.setQueryDefaults(getGetWidgetsQueryKey(), persisted)
  const stopPersisting = persistQueries(queryClient, userId)
  const stopWatching = watchConnection(queryClient)
  const stopConfirming = onRetry(confirmSession)
  onTabMessage('stale', (stale) => readAgain(queryClient, stale))
  noteUnreachable(currentSession())
  const stopListening = onSessionChange(({ session }) => noteUnreachable(session))
  takeOverRecords(userId)
  restoreMutations(queryClient, userId)
  const isReady = Promise.all([forgetAllBut(userId), restoreQueries(queryClient, userId)]).then(
    () => undefined,
  )
  opened = {
    userId,
    isReady,
    close() {
      for (const mutation of unsentMutations(queryClient)) {
        if (mutation.state.isPaused) queryClient.getMutationCache().remove(mutation)
      }
      stopPersisting()
      stopWatching()
      stopConfirming()
      stopListening()
    },
  }
  // Changes from an earlier visit are sent in the session of the person who made them, and in no other.
  void whenSessionConfirmed().then(() => {
    if (opened?.userId === userId) void queryClient.resumePausedMutations()
  })
  return isReady
}

/**
 * Puts the recorded changes of a person into the cache, where they wait as if they had failed once. Their function is
 * registered under the beginning of their key.
 */
function restoreMutations(queryClient: QueryClient, userId: number): void {
  const mutations = readRecords<Partial<DehydratedMutation>>(userId).flatMap(
    ({ mutationKey, meta, state, ...record }): DehydratedMutation[] => {
      // Other records are settings and messages.
      if (mutationKey === undefined || state === undefined || meta?.['person'] !== userId) return []
      return [
        { ...record, mutationKey, meta, state: { ...state, failureCount: 1, isPaused: true } },
      ]
    },
  )
  hydrate(queryClient, { mutations })
}

/** A tab that is seen reads it again immediately, another one when the person looks at it. */
function readAgain(queryClient: QueryClient, stale: readonly QueryKey[]): void {
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey, refetchType })
}

/** A server that does not answer the question for the session does not answer other questions either. */
function noteUnreachable(session: Session): void {
  if (session.kind === 'signedIn' && session.unconfirmed === 'unreachable') noteLost()
}

/** Stops for the person; waiting mutations stay recorded until the same person comes back. */
export function closeOffline(): void {
  opened?.close()
  opened = undefined
}

forgetWithPerson(closeOffline)

/** Returns the changes that have not reached the server: under way, or waiting. */
export function unsentMutations(queryClient: QueryClient): Mutation[] {
  return queryClient
    .getMutationCache()
    .findAll({ status: 'pending', predicate: (mutation) => isPersisted(mutation) })
}
