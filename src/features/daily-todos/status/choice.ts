import type { DailyTodoItem } from '@daymark/api'
import type { Mutation, MutationKey, QueryClient } from '@tanstack/react-query'
import { partOf, type SyncResult, valueOf } from './itemPart.ts'

/*
 * Which choice takes whose place, when a person chooses again before the server has answered. The newest choice of a to-do
 * on one day is the one that counts. The text of a note is a choice like a status, beside that of the status:
 *
 *   one that was not sent    is dropped, and its place is taken
 *   one that may be sent     is waited for, and its status is one that the server may have because of this device
 */

/** What is recorded when a status is chosen, or a note is written. */
export interface Choice {
  /** Tells this choice from another one for the same to-do, also across tabs. */
  chosenAt: number
  /** It was made behind one that could not be sent. */
  isBehind: boolean
  /**
   * What the server may have because of this device: the status or the note before the change, and every one that was
   * sent without an answer. Anything else is the work of another device.
   */
  baseStatuses: string[]
}

export type ItemMutation = Mutation<SyncResult, Error, string, Choice>

/** What was recorded of a mutation in the moment in which its own context does not have it yet. */
const choices = new WeakMap<ItemMutation, Choice>()

const choiceOf = (mutation: ItemMutation) => mutation.state.context ?? choices.get(mutation)

/**
 * Returns the choice of the newest mutation of a key, which takes the place of those before it that have not been sent.
 * `item` is what the page knows of the server.
 */
export function takePlace(
  client: QueryClient,
  key: MutationKey,
  item: DailyTodoItem | undefined,
): Choice {
  const pending = pendingMutations(client, key)
  const former = pending.at(-2)
  for (const mutation of pending.slice(0, -1)) {
    if (mutation.state.isPaused) client.getMutationCache().remove(mutation as Mutation)
  }
  const choice = {
    chosenAt: Date.now(),
    isBehind: former !== undefined && hasWaited(former),
    baseStatuses: former ? basesAfter(former) : [valueOf(item, partOf(key))],
  }
  const newest = pending.at(-1)
  if (newest) choices.set(newest, choice)
  return choice
}

function basesAfter(mutation: ItemMutation): string[] {
  const { context, failureCount, isPaused, variables } = mutation.state
  const bases = choiceOf(mutation)?.baseStatuses ?? []
  // One without a context was chosen in this very moment, and gives way before it is sent.
  const mayBeSent = context !== undefined && (failureCount > 0 || !isPaused)
  return mayBeSent && variables !== undefined ? [...bases, variables] : bases
}

/** Returns whether a choice could not be sent immediately, or waits behind one that could not. */
export function hasWaited(mutation: ItemMutation): boolean {
  return mutation.state.failureCount > 0 || choiceOf(mutation)?.isBehind === true
}

/** Returns the unsent choices of one to-do on one day, oldest first. */
export function pendingMutations(client: QueryClient, mutationKey: MutationKey): ItemMutation[] {
  return client.getMutationCache().findAll({ mutationKey, status: 'pending' }) as ItemMutation[]
}

export const newestOf = (client: QueryClient, key: MutationKey) =>
  pendingMutations(client, key).at(-1)
