import { ApiError, type DailyTodoItem } from '@daymark/api'
import {
  CancelledError,
  dehydrate,
  type DehydratedState,
  hydrate,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import i18next from 'i18next'
import { isWorthWaiting, retryNow } from '../../lib/offline/connection.ts'
import type { BackgroundWork } from '../../lib/offline/offline.ts'
import { dropNote, note, readNote, readNotes } from '../../lib/offline/personalNotes.ts'
import { forgetWithPerson } from '../../lib/session/personalData.ts'
import { tell } from '../../ui/toasts.ts'
import { dayItems, putItem } from './todoQueries.ts'
import {
  deliverLate,
  deliverNow,
  type Delivery,
  type StatusChange,
  statusOf,
  type TodoPlace,
} from './statusDelivery.ts'
import { hasWaited, newestMutation, statusKey } from './statusMutation.ts'

/** Sets the number at the icon of the installed app; 0 shows nothing. A browser that refuses shows none. */
export function setBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

// The part that counts may not have been loaded in this visit.
forgetWithPerson(() => setBadge(0))

/** A mutation as TanStack Query writes it down. */
type KeptMutation = DehydratedState['mutations'][number]

interface TabMessage {
  person: number
  item: DailyTodoItem
}

/** Of each to-do on each day only the newest choice is kept. */
const nameOf = ({ module, date, option }: TodoPlace) => `${module}/${date}/${option}`

/**
 * Lets a person's changes wait while the server cannot be reached, takes up those that were left on this
 * device when the page was closed, and shows what other tabs send.
 */
export function startStatusQueue(client: QueryClient, person: number): BackgroundWork {
  const otherTabs = new BroadcastChannel('daymark-items')
  otherTabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.person !== person) return
    void putItem(client, data.item)
    // The server has answered another tab: what waits here can go, or need not any more.
    retryNow()
  })
  let isStopped = false

  client.setMutationDefaults(
    statusKey,
    mutationOptions<Delivery, Error, StatusChange>({
      // Even while the connection seems lost a fresh choice is tried: it may be back.
      networkMode: 'offlineFirst',
      // What may get through later pauses until the connection is back.
      retry: (_, error) => isWorthWaiting(error),
      retryDelay: 0,
      // Synchronous: the note exists when `mutate` returns, so closing the page right afterwards loses nothing.
      onMutate: (change, context) => note(person, nameOf(change), written(context.client, change)),
      mutationFn: (change, context) =>
        inTurn(`${person}/${nameOf(change)}`, () => send(context.client, change)),
      onSuccess: async ({ item, isOvertaken }, change, _, context) => {
        if (item) {
          await putItem(context.client, item)
          if (!isStopped) otherTabs.postMessage({ person, item } satisfies TabMessage)
        } else {
          await readAgain(context.client, change)
        }
        if (isNewest(context.client, change)) dropNote(person, nameOf(change))
        if (isOvertaken) tellOvertaken(change, item)
      },
      onError: (error, change, _, context) => {
        const newest = newestMutation(context.client, change)
        // A newer choice says it again.
        if (newest?.state.variables !== change) return
        dropNote(person, nameOf(change))
        void readAgain(context.client, change)
        if (context.meta?.['isTold'] !== true || hasWaited(newest)) tellFailed(change, error)
      },
    }),
  )
  hydrate(client, { mutations: readNotes<KeptMutation>(person).flatMap(toBeSent) })

  async function send(queryClient: QueryClient, change: StatusChange): Promise<Delivery> {
    const newest = newestMutation(queryClient, change)
    if (newest?.state.variables !== change) throw new CancelledError()
    if (!hasWaited(newest)) return deliverNow(queryClient, change)
    const kept = readNote<KeptMutation>(person, nameOf(change))
    if (madeAt(kept) === change.madeAt) return deliverLate(queryClient, change)
    // Another tab has sent it, or has a newer choice.
    return { item: undefined, isOvertaken: false }
  }

  return {
    isReady: Promise.resolve(),
    stop() {
      isStopped = true
      client.setMutationDefaults(statusKey, {})
      otherTabs.close()
    },
  }
}

function isNewest(client: QueryClient, change: StatusChange): boolean {
  return newestMutation(client, change)?.state.variables === change
}

/** Returns the unsent mutation of one change, dehydrated by TanStack Query. */
function written(client: QueryClient, change: StatusChange): KeptMutation | undefined {
  const { mutations } = dehydrate(client, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: ({ state }) => state.variables === change,
  })
  return mutations[0]
}

const madeAt = (kept: KeptMutation | undefined) =>
  (kept?.state.variables as StatusChange | undefined)?.madeAt

/**
 * Returns the same mutation for a page that was opened later, where it waits for its turn. Empty for notes of other
 * parts.
 */
function toBeSent(kept: Partial<KeptMutation>): KeptMutation[] {
  if (kept.state?.variables === undefined) return []
  const variables = { ...(kept.state.variables as StatusChange), hasWaited: true }
  return [{ ...kept, state: { ...kept.state, variables, isPaused: true } }]
}

/** Only one tab at a time sends what it has for one to-do; a browser without locks has to do without. */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`daymark/${name}`, work)
}

function readAgain(client: QueryClient, { module, date }: TodoPlace): Promise<void> {
  return client.invalidateQueries({ queryKey: dayItems(module, date).queryKey })
}

/** A time-out (408) and a failure of the server leave open whether the change has happened. */
function isRefusal(error: Error): boolean {
  return (
    error instanceof ApiError &&
    ['validation', 'client'].includes(error.kind) &&
    error.status !== 408
  )
}

function tellFailed({ name, date }: TodoPlace, error: Error): void {
  const key = isRefusal(error) ? 'refused' : 'unconfirmed'
  tell({
    tone: 'danger',
    title: i18next.t(`dailyTodos:widget.${key}`, { name }),
    description: i18next.t(`dailyTodos:widget.${key}Text`, { day: date }),
  })
}

function tellOvertaken({ name, date }: TodoPlace, item: DailyTodoItem | undefined): void {
  const status = i18next.t(`dailyTodos:widget.status.${statusOf(item)}`)
  tell({
    title: i18next.t('dailyTodos:widget.overtaken', { name }),
    description: i18next.t('dailyTodos:widget.overtakenText', { day: date, status }),
  })
}
