import type { DailyTodoStatus } from '@daymark/api'
import {
  type Mutation,
  MutationObserver,
  mutationOptions,
  type QueryClient,
  useMutationState,
} from '@tanstack/react-query'
import { isWorthWaiting } from '../../offline/connection.ts'
import { keptOffline } from '../../offline/keptAnswers.ts'
import { dayItems, putItem } from './dayItems.ts'
import {
  choosingPerson,
  dropChange,
  inTurn,
  isStillKept,
  keepChange,
  type KeptChange,
  tellOtherTabs,
} from './keptChanges.ts'
import {
  deliverLate,
  deliverNow,
  type Delivery,
  statusOf,
  type TodoPlace,
} from './statusDelivery.ts'

export type StatusMutation = Mutation<Delivery, Error, KeptChange>

/** The key of every choice of a status begins with it. */
export const statusKey = ['dailyTodos', 'status'] as const

const keyOf = ({ module, date, option }: TodoPlace) => [...statusKey, module, date, option]

/** The choice of a status for one option on one day. Those of one scope are sent one after the other. */
export function statusMutation(place: TodoPlace) {
  const mutationKey = keyOf(place)
  return mutationOptions<Delivery, Error, KeptChange>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    meta: { ...keptOffline.meta, label: `${place.name}, ${place.date}` },
    // Even while the connection seems lost a fresh choice is tried: it may be back.
    networkMode: 'offlineFirst',
    ...statusMutationDefaults,
  })
}

/** What happens to a choice, whichever to-do it is about; one that waits finds it by its key. */
export const statusMutationDefaults = mutationOptions<Delivery, Error, KeptChange>({
  mutationFn: (change, { client }) => inTurn(change, () => send(client, change)),
  onSuccess: async ({ item }, change, _, { client }) => {
    if (item) {
      await putItem(client, item)
      tellOtherTabs(change.person, item)
    } else {
      await readAgain(client, change)
    }
    const newest = newestChange(client, change)
    if (newest === undefined || newest === change) dropChange(change)
  },
  onError: async (error, change, _, { client }) => {
    // A newer choice says it anew, and what may get through later waits in the queue.
    if (newestChange(client, change) !== change || isWorthWaiting(error)) return
    dropChange(change)
    void readAgain(client, change)
  },
})

async function send(client: QueryClient, change: KeptChange): Promise<Delivery> {
  if (!change.hasWaited) return deliverNow(client, change)
  if (isStillKept(change)) return deliverLate(client, change)
  // Another tab has seen to it.
  return { item: undefined, isOvertaken: false }
}

function readAgain(client: QueryClient, { module, date }: TodoPlace): Promise<void> {
  return client.invalidateQueries({ queryKey: dayItems(module, date).queryKey })
}

/** What has not reached the server for one option on one day, oldest first. */
function pendingMutations(client: QueryClient, place: TodoPlace): StatusMutation[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: keyOf(place), status: 'pending' }) as StatusMutation[]
}

/** The newest choice for one option on one day that has not reached the server. */
export function newestChange(client: QueryClient, place: TodoPlace): KeptChange | undefined {
  return pendingMutations(client, place).at(-1)?.state.variables
}

type Choice = TodoPlace & { status: DailyTodoStatus; shown: DailyTodoStatus }

/** Shows a status at once and sends it. `shown` is the status before. Throws when nobody's queue is open. */
export function chooseStatus(client: QueryClient, choice: Choice): void {
  sendStatus(client, choice, {}).catch(() => {
    // StatusMessages says what became of it.
  })
}

/** Does the same for a caller who tells the person what became of it. Rejects as the first try to send it does. */
export async function chooseStatusAndTell(client: QueryClient, choice: Choice): Promise<void> {
  await sendStatus(client, choice, { isTold: true })
}

/** Not `useMutation`: a choice goes on when its row shows another day or has gone. */
function sendStatus(
  client: QueryClient,
  { shown, ...choice }: Choice,
  meta: { isTold?: true },
): Promise<Delivery> {
  const person = choosingPerson()
  const pending = pendingMutations(client, choice)
  const newest = pending.at(-1)?.state
  const change: KeptChange = {
    ...choice,
    person,
    madeAt: Date.now(),
    hasWaited: newest?.variables?.hasWaited ?? false,
    known: newest ? knownBefore(newest) : [shown],
  }
  // What has not been sent yet need not be sent any more.
  for (const mutation of pending) {
    if (mutation.state.isPaused) client.getMutationCache().remove(mutation as Mutation)
  }
  keepChange(change)
  const options = statusMutation(change)
  const observer = new MutationObserver(client, { ...options, meta: { ...options.meta, ...meta } })
  return observer.mutate(change)
}

function knownBefore({ variables, isPaused }: StatusMutation['state']): DailyTodoStatus[] {
  if (!variables) return []
  const mayBeSent = variables.hasWaited || !isPaused
  return mayBeSent ? [...variables.known, variables.status] : variables.known
}

/** The changes that have not reached the server, oldest first. */
export function usePendingChanges(): KeptChange[] {
  return useMutationState({
    filters: { mutationKey: statusKey, status: 'pending' },
    select: ({ state }) => state.variables as KeptChange,
  })
}

/** A choice that did not simply succeed; `status` is what the server has, as far as it is known. */
export type Outcome = TodoPlace & { kind: 'refused' | 'overtaken'; status: DailyTodoStatus }

/**
 * What became of the choices that have settled since the last call. Each stays in TanStack's cache until
 * then, so that nothing goes unsaid that came before anybody could say it.
 */
export function takeOutcomes(client: QueryClient): Outcome[] {
  const cache = client.getMutationCache()
  const settled = cache.findAll({
    mutationKey: statusKey,
    predicate: ({ state }) => state.status === 'error' || state.status === 'success',
  }) as StatusMutation[]
  return settled.flatMap((mutation): Outcome[] => {
    cache.remove(mutation as Mutation)
    const { variables: change, data, error } = mutation.state
    if (change === undefined || mutation.meta?.['isTold'] === true) return []
    if (data?.isOvertaken) return [{ ...change, kind: 'overtaken', status: statusOf(data.item) }]
    const isRefused = error && !isWorthWaiting(error) && !newestChange(client, change)
    return isRefused ? [{ ...change, kind: 'refused', status: statusOf(undefined) }] : []
  })
}
