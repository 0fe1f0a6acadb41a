import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import {
  type Mutation,
  MutationObserver,
  mutationOptions,
  type QueryClient,
  useMutationState,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { keptOffline } from '../../lib/offline/keptAnswers.ts'
import { type Delivery, type StatusChange, statusOf, type TodoPlace } from './statusDelivery.ts'

export type StatusMutation = Mutation<Delivery, Error, StatusChange>

/** The key of every choice of a status begins with it. `startStatusQueue` says what such a mutation does. */
export const statusKey = ['dailyTodos', 'status'] as const

const keyOf = ({ module, date, option }: TodoPlace) => [...statusKey, module, date, option]

/** Returns the choice of a status for one option on one day. Those of one scope are sent one after the other. */
export function statusMutation(place: TodoPlace) {
  const mutationKey = keyOf(place)
  return mutationOptions<Delivery, Error, StatusChange>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    meta: { ...keptOffline.meta, label: `${place.name}, ${place.date}` },
  })
}

/** Returns whether a change could not be sent immediately, or waits behind one that could not. */
export function hasWaited({ state }: StatusMutation): boolean {
  return state.failureCount > 0 || state.variables?.hasWaited === true
}

/** Returns the unsent changes of one option on one day, oldest first. */
function pendingMutations(client: QueryClient, place: TodoPlace): StatusMutation[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: keyOf(place), status: 'pending' }) as StatusMutation[]
}

/** Returns the newest choice for one option on one day that has not reached the server. */
export function newestMutation(client: QueryClient, place: TodoPlace): StatusMutation | undefined {
  return pendingMutations(client, place).at(-1)
}

export function newestChange(client: QueryClient, place: TodoPlace): StatusChange | undefined {
  return newestMutation(client, place)?.state.variables
}

/** Returns the status that people see: that of the newest choice, else that of the item. */
export function shownStatus(
  client: QueryClient,
  place: TodoPlace,
  items: readonly DailyTodoItem[] | undefined,
): DailyTodoStatus {
  const item = items?.find(({ option }) => option === place.option)
  return newestChange(client, place)?.status ?? statusOf(item)
}

/** `shown` is the status before. */
type Choice = TodoPlace & { status: DailyTodoStatus; shown: DailyTodoStatus }

/**
 * Returns the variables of a `statusMutation`. It takes the place of what was chosen before and has not been sent yet.
 * Throws when `startStatusQueue` was not called: a choice is never lost without a word.
 */
export function statusChange(client: QueryClient, { shown, ...choice }: Choice): StatusChange {
  if (client.getMutationDefaults(statusKey).mutationFn === undefined) {
    throw new Error('A status was chosen before startStatusQueue.')
  }
  const pending = pendingMutations(client, choice)
  const newest = pending.at(-1)
  for (const mutation of pending) {
    if (mutation.state.isPaused) client.getMutationCache().remove(mutation as Mutation)
  }
  return {
    ...choice,
    madeAt: Date.now(),
    hasWaited: newest !== undefined && hasWaited(newest),
    known: newest ? knownBefore(newest) : [shown],
  }
}

function knownBefore(mutation: StatusMutation): DailyTodoStatus[] {
  const { variables, isPaused } = mutation.state
  if (!variables) return []
  const mayBeSent = hasWaited(mutation) || !isPaused
  return mayBeSent ? [...variables.known, variables.status] : variables.known
}

/**
 * Shows a status immediately and sends it, for callers other than a row. With `isTold` the caller tells the person
 * about a failure. Rejects when it cannot be sent now. The change may then wait, see `isWorthWaiting`.
 */
export function chooseStatus(
  client: QueryClient,
  choice: Choice,
  meta: { isTold?: true } = {},
): Promise<Delivery> {
  const change = statusChange(client, choice)
  const options = statusMutation(change)
  const observer = new MutationObserver(client, { ...options, meta: { ...options.meta, ...meta } })
  return new Promise((resolve, reject) => {
    const stop = observer.subscribe(({ failureReason, isPaused }) => {
      if (isPaused && failureReason !== null) reject(failureReason)
    })
    void observer.mutate(change).then(resolve, reject).finally(stop)
  })
}

/** Returns the changes of one list, or of all lists, that have not reached the server, oldest first. */
export function usePendingChanges(module?: number): StatusChange[] {
  const mutationKey = module === undefined ? statusKey : [...statusKey, module]
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => ({
      ...(mutation.state.variables as StatusChange),
      hasWaited: hasWaited(mutation as StatusMutation),
    }),
  })
}

/** Returns the same for what counts them: a press shows in its own row first, and the counts follow in the next frame. */
export function useDeferredPendingChanges(module?: number): StatusChange[] {
  return useDeferredValue(usePendingChanges(module))
}

/** Returns the changes of a day, by option. Of several of one option the last counts. */
export function changesOn(
  day: string,
  changes: readonly StatusChange[],
): ReadonlyMap<number, StatusChange> {
  const ofDay = changes.filter(({ date }) => date === day)
  return new Map(ofDay.map((change) => [change.option, change]))
}
