import { getGetWidgetsQueryKey } from '@daymark/api'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { forgetWithPerson } from '../session/personalData.ts'
import type { Session } from '../session/session.ts'
import {
  confirmSession,
  currentSession,
  onSessionChange,
  whenSessionConfirmed,
} from '../session/sessionStore.ts'
import { noteLost, onRetry, watchConnection } from './connection.ts'
import { isKeptOffline, keepAnswers, keptOffline, restoreAnswers } from './keptAnswers.ts'
import { forgetAllBut } from './personalStore.ts'

/** Something that runs beside the screens while a person is signed in. */
export interface BackgroundWork {
  /** Settles when what this device kept for it can be seen. */
  isReady: Promise<void>
  stop: () => void
}

export type StartBackgroundWork = (queryClient: QueryClient, userId: number) => BackgroundWork

interface Opened {
  userId: number
  isReady: Promise<void>
  close: () => void
}

let opened: Opened | undefined

/**
 * Starts keeping answers for a person, and what else runs for them. Resolves when kept answers can be read, after
 * deleting those of other people. Opening again for the same person changes nothing.
 */
export function openOffline(
  queryClient: QueryClient,
  userId: number,
  work: readonly StartBackgroundWork[],
): Promise<void> {
  if (opened?.userId === userId) return opened.isReady
  closeOffline()
  queryClient.setQueryDefaults(getGetWidgetsQueryKey(), keptOffline)
  const stopKeeping = keepAnswers(queryClient, userId)
  const stopWatching = watchConnection(queryClient)
  const stopConfirming = onRetry(confirmSession)
  noteUnreachable(currentSession())
  const stopListening = onSessionChange(({ session }) => noteUnreachable(session))
  const running = work.map((start) => start(queryClient, userId))
  const isReady = Promise.all([
    forgetAllBut(userId),
    restoreAnswers(queryClient, userId),
    ...running.map((part) => part.isReady),
  ]).then(() => undefined)
  opened = {
    userId,
    isReady,
    close() {
      for (const mutation of unsentChanges(queryClient)) {
        if (mutation.state.isPaused) queryClient.getMutationCache().remove(mutation)
      }
      for (const { stop } of running) stop()
      stopKeeping()
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

/** A server that does not answer the question for the session does not answer other questions either. */
function noteUnreachable(session: Session): void {
  if (session.kind === 'signedIn' && session.unconfirmed === 'unreachable') noteLost()
}

/** Stops for the person; what waits stays kept until the same person comes back. */
export function closeOffline(): void {
  opened?.close()
  opened = undefined
}

forgetWithPerson(closeOffline)

/** Returns the changes that have not reached the server: under way, or waiting. */
export function unsentChanges(queryClient: QueryClient): Mutation[] {
  return queryClient
    .getMutationCache()
    .findAll({ status: 'pending', predicate: (mutation) => isKeptOffline(mutation) })
}
