import { hydrate, matchMutation, type MutationState, type QueryClient } from '@tanstack/react-query'
import { isWorthWaiting, retryNow } from '../../offline/connection.ts'
import type { BackgroundWork } from '../../offline/offline.ts'
import { putItem } from './dayItems.ts'
import { type KeptChange, openKeptChanges, readKeptChanges } from './keptChanges.ts'
import {
  newestChange,
  statusKey,
  statusMutation,
  statusMutationDefaults,
  type StatusMutation,
} from './statusMutation.ts'

/**
 * Lets a person's changes wait while the server cannot be reached, takes up those that were left on this
 * device when the page was closed, and shows what other tabs send.
 */
export function startStatusQueue(client: QueryClient, person: number): BackgroundWork {
  // A change that waits knows its key, and finds here what is to be done with it.
  client.setMutationDefaults(statusKey, { ...statusMutationDefaults, networkMode: 'online' })
  const close = openKeptChanges(person, (item) => {
    void putItem(client, item)
    // The server has answered another tab: what waits here can go, or need not any more.
    retryNow()
  })
  let isStopped = false

  function wait(change: KeptChange) {
    if (!isStopped && newestChange(client, change) === undefined) waitForConnection(client, change)
  }

  const stopWatching = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (!matchMutation({ mutationKey: statusKey }, event.mutation)) return
    const { variables, error } = (event.mutation as StatusMutation).state
    // Only when TanStack Query is done with the mutation: otherwise it would start this one itself.
    if (variables && isWorthWaiting(error)) queueMicrotask(() => wait(variables))
  })

  for (const change of readKeptChanges(person)) wait(change)
  return {
    isReady: Promise.resolve(),
    stop() {
      isStopped = true
      stopWatching()
      close()
    },
  }
}

/**
 * Puts a change in line; TanStack Query sends what is paused when the connection is back. Its own way,
 * `retry`, goes on in a tab only while somebody looks at it.
 */
function waitForConnection(client: QueryClient, change: KeptChange): void {
  const { mutationKey, scope, meta } = statusMutation(change)
  const state: MutationState = {
    context: undefined,
    data: undefined,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: true,
    status: 'pending',
    submittedAt: change.madeAt,
    variables: { ...change, hasWaited: true } satisfies KeptChange,
  }
  hydrate(client, { mutations: [{ mutationKey, scope, meta, state }] })
}
