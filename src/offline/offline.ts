import type { DailyTodoItem } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { forgetWithPerson } from '../auth/personalData.ts'
import { confirmSession } from '../auth/sessionStore.ts'
import { onRetry, watchConnection } from './connection.ts'
import { keepAnswers, restoreAnswers } from './keptAnswers.ts'
import { forgetAllBut } from './personalStore.ts'
import { nameOfChange, statusOf, type StatusChange } from './statusChange.ts'
import { type Outcome, type PendingChange, StatusChanges } from './statusChanges.ts'

type Opened = { userId: number; changes: StatusChanges; isReady: Promise<void>; close: () => void }

const nothingPending: ReadonlyMap<string, PendingChange> = new Map()
const listeners = new Set<() => void>()
const outcomeListeners = new Set<(outcome: Outcome) => void>()
/** What came out before anybody could hear it: the messages load beside the first widgets. */
const unheard: Outcome[] = []
let opened: Opened | undefined

/**
 * Starts keeping answers and sending changes for a person. Resolves when what was kept before can be read;
 * what was kept for anybody else is gone by then. Opening again for the same person changes nothing.
 */
export function openOffline(queryClient: QueryClient, userId: number): Promise<void> {
  if (opened?.userId === userId) return opened.isReady
  closeOffline()
  const changes = new StatusChanges(queryClient, userId, {
    onPending: () => listeners.forEach((listener) => listener()),
    onOutcome: tell,
  })
  const stopKeeping = keepAnswers(queryClient, userId)
  const stopWatching = watchConnection(queryClient)
  const stopConfirming = onRetry(confirmSession)
  const isReady = Promise.all([
    forgetAllBut(userId),
    restoreAnswers(queryClient, userId).then(() => changes.restore()),
  ]).then(() => undefined)
  opened = {
    userId,
    changes,
    isReady,
    close() {
      changes.close()
      stopKeeping()
      stopWatching()
      stopConfirming()
    },
  }
  return isReady
}

/** Stops for the person; what waits stays kept until the same person comes back. */
export function closeOffline(): void {
  opened?.close()
  opened = undefined
  unheard.length = 0
}

forgetWithPerson(closeOffline)

/** Shows a new status at once and sends it; see `StatusChanges`. */
export function chooseStatus(change: StatusChange): void {
  opened?.changes.choose(change)
}

/** Tries what waits once more. Resolves with how many changes still wait. */
export async function sendWaiting(): Promise<number> {
  return (await opened?.changes.sendWaiting()) ?? 0
}

function tell(outcome: Outcome): void {
  if (outcomeListeners.size === 0) unheard.push(outcome)
  for (const listener of outcomeListeners) listener(outcome)
}

/** Hears what became of changes that did not simply succeed. Call the result to stop. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  outcomeListeners.add(listener)
  for (const outcome of unheard.splice(0)) listener(outcome)
  return () => outcomeListeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const pendingChanges = () => opened?.changes.pending ?? nothingPending

/** All changes that have not reached the server, by `nameOfChange`. */
export function usePendingChanges(): ReadonlyMap<string, PendingChange> {
  return useSyncExternalStore(subscribe, pendingChanges)
}

/** The change of one option on one day that has not reached the server. */
export function usePendingChange(
  place: Pick<StatusChange, 'module' | 'date' | 'option'>,
): PendingChange | undefined {
  const name = nameOfChange(place)
  return useSyncExternalStore(subscribe, () => pendingChanges().get(name))
}

/** How many of the options are done on a day, counting what is still on its way. */
export function useDoneCount(
  module: number,
  date: string,
  options: readonly { id: number }[],
  items: ReadonlyMap<number, DailyTodoItem> | undefined,
): number {
  const pending = usePendingChanges()
  return options.filter(({ id }) => {
    const change = pending.get(nameOfChange({ module, date, option: id }))
    return (change?.status ?? statusOf(items?.get(id))) === 'done'
  }).length
}
