import {
  ApiError,
  type DailyTodoStatus,
  getGetWidgetsQueryKey,
  hasErrorCode,
  otherUserCode,
} from '@daymark/api'
import {
  CancelledError,
  type MutationKey,
  type MutationMeta,
  MutationObserver,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import i18next from 'i18next'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { assertServerIsFree, waitsForServer } from '../../../lib/offline/connection.ts'
import { persisted } from '../../../lib/offline/persisted.ts'
import { currentPerson } from '../../../lib/session/sessionStore.ts'
import { tellTabs } from '../../../lib/tabs.ts'
import { dayItems, itemOf, moduleOptions, putItem, readDay, sendChange } from '../todoQueries.ts'
import { type Choice, hasWaited, newestOf, pendingMutations, takePlace } from './choice.ts'
import { isDeleted, reportConflict, reportFailure } from './conflict.ts'
import {
  changeOf,
  type ItemPart,
  partOf,
  type SyncResult,
  type TodoPlace,
  valueOf,
} from './itemPart.ts'
import {
  dropRecord,
  listenToOtherTabs,
  recordChoice,
  sendFromOneTab,
  sendWaiting,
} from './offlineStatus.ts'

/*
 * The status of a to-do on one day, and its note, in three files that can be read one after the other:
 *
 *   setStatus.ts      now        the mutation: shown immediately, and sent with one request
 *   offlineStatus.ts  waiting    recorded on this device while the server cannot be reached, and sent later
 *   conflict.ts       overtaken  another device was faster: its status stays, and a message says so
 *
 * `choice.ts` has the rule for a person who chooses again meanwhile, `itemPart.ts` what a status and a note differ in.
 *
 *   press ──▶ now ──────── answer ────────▶ the server has it
 *              │                                    ▲
 *              │ no answer                          │ it has this value, or one of those before it
 *              ▼                                    │
 *           waiting ──── connection is back ────────┤
 *                                                   │ it has any other value, or the to-do was deleted
 *                                                   ▼
 *                                               overtaken
 */

const keyOfPart = (part: ItemPart) => ['dailyTodos', part] as const

/** What each mutation names: where it belongs, and whose it is. */
interface ItemMeta extends MutationMeta {
  place: TodoPlace
  person: number | undefined
  /** The caller tells the person about a failure. */
  handlesFailure?: true
}

/** Says, as the server does, that this is not the page of the person who chose. */
const ofOtherPerson = {
  kind: 'client' as const,
  status: 409,
  errors: [{ code: otherUserCode }],
}

const metaOf = (meta: MutationMeta | undefined) => meta as ItemMeta

export const placeOf = (meta: MutationMeta | undefined): TodoPlace => metaOf(meta).place

/** Returns the beginning of the keys of a person's choices for one list, or for all lists. */
export function keyOfList(
  module?: number,
  person = currentPerson(),
  part: ItemPart = 'status',
): MutationKey {
  const ofPerson = [...keyOfPart(part), person]
  return module === undefined ? ofPerson : [...ofPerson, module]
}

/** Returns the key of the choices for one to-do on one day. */
export function keyOfPlace(
  { module, date, option }: TodoPlace,
  person?: number,
  part?: ItemPart,
): MutationKey {
  return [...keyOfList(module, person, part), date, option]
}

/** What the choice of a status does, and what writing a note does. */
const itemMutation = mutationOptions<SyncResult, Error, string, Choice>({
  ...waitsForServer,
  // Synchronous: the record exists when `mutate` returns, so closing the page right afterwards loses nothing.
  onMutate: (_value, { client, mutationKey = [], meta }) => {
    const { place, person } = metaOf(meta)
    const choice = takePlace(client, mutationKey, knownItem(client, place))
    recordChoice(client, { person, place, part: partOf(mutationKey), choice, mutationKey })
    return choice
  },
  mutationFn: (value, { client, mutationKey = [], meta }) => {
    const { place, person } = metaOf(meta)
    const part = partOf(mutationKey)
    return sendFromOneTab({ person, place, part }, async () => {
      const [mutation, ...newer] = pendingMutations(client, mutationKey)
      const choice = mutation?.state.context
      if (!mutation || !choice || newer.length > 0) throw new CancelledError()
      if (person !== currentPerson()) throw new ApiError(ofOtherPerson)
      assertServerIsFree()
      if (hasWaited(mutation)) return sendWaiting({ person, place, part, value, choice })
      return sendNow(client, place, value, part)
    })
  },
  onSuccess: async ({ item, isConflict }, value, choice, { client, mutationKey = [], meta }) => {
    const { place, person } = metaOf(meta)
    const part = partOf(mutationKey)
    if (item) {
      await putItem(client, item)
      tellTabs('dailyTodoItem', item, person)
    } else {
      await readAgain(client, place)
    }
    if (newestOf(client, mutationKey)?.state.context === choice) dropRecord({ person, place, part })
    if (isConflict) reportConflict({ place, part, value }, item)
  },
  onError: (error, value, choice, { client, mutationKey = [], meta }) => {
    const { place, person, handlesFailure } = metaOf(meta)
    const part = partOf(mutationKey)
    const newest = newestOf(client, mutationKey)
    // A newer choice says it again, and what a person has left waits for their return.
    if (newest === undefined || newest.state.context !== choice || person !== currentPerson())
      return
    dropRecord({ person, place, part })
    void readAgain(client, place)
    if (isDeleted(error)) void forgetDeleted(client, place)
    if (!handlesFailure || hasWaited(newest)) reportFailure({ place, part, value }, error)
  },
})

/**
 * Returns the mutation of one to-do on one day for the person who is signed in, unless another one is named. Its variables
 * are the status. Those of one to-do are sent one after the other.
 */
export function setStatus(place: TodoPlace, person = currentPerson()) {
  return mutationOptions<SyncResult, Error, DailyTodoStatus, Choice>(
    changeOfPlace(place, person, 'status'),
  )
}

/** Returns the same for the note of a to-do on one day. Its variables are the text. */
export const setNote = (place: TodoPlace) => changeOfPlace(place, currentPerson(), 'note')

function changeOfPlace(place: TodoPlace, person: number | undefined, part: ItemPart) {
  const mutationKey = keyOfPlace(place, person, part)
  const label = `${place.name}, ${dayNamesIn(i18next.language).long(place.date)}`
  const meta: ItemMeta = { ...persisted.meta, label, place, person }
  return mutationOptions({
    ...itemMutation,
    mutationKey,
    scope: { id: mutationKey.join('/') },
    meta,
  })
}

/** Called once, at the start: choices that were left on this device find their function, and other tabs are heard. */
export function registerSetStatus(client: QueryClient): void {
  client.setMutationDefaults(keyOfPart('status'), itemMutation)
  client.setMutationDefaults(keyOfPart('note'), itemMutation)
  listenToOtherTabs(client)
}

const knownItem = (client: QueryClient, place: TodoPlace) =>
  itemOf(client.getQueryData(dayItems(place.module, place.date).queryKey), place)

function readAgain(client: QueryClient, { module, date }: TodoPlace): Promise<void> {
  return client.invalidateQueries({ queryKey: dayItems(module, date).queryKey })
}

/** Reads what the page shows of a list again: the list itself may be gone. */
async function forgetDeleted(client: QueryClient, { module }: TodoPlace): Promise<void> {
  await client.invalidateQueries({ queryKey: getGetWidgetsQueryKey() })
  await client.invalidateQueries({ queryKey: moduleOptions(module).queryKey })
}

/**
 * Sends a choice that was made a moment ago: one request, to create or to update the item; none when it is there already,
 * because the person changed their mind twice. If another device created it meanwhile, this newer choice changes it.
 * Throws ApiError.
 */
export async function sendNow(
  client: QueryClient,
  place: TodoPlace,
  value: string,
  part: ItemPart = 'status',
): Promise<SyncResult> {
  const item = knownItem(client, place)
  if (item && valueOf(item, part) === value) return { item, isConflict: false }
  const change = changeOf(part, value)
  try {
    return { item: await sendChange(place, change, item), isConflict: false }
  } catch (error) {
    const wasCreatedElsewhere = hasErrorCode(error, 'unique')
    const mayBeDone = error instanceof ApiError && error.kind === 'notJson'
    if (!wasCreatedElsewhere && !mayBeDone) throw error
    const current = itemOf(await readDay(place), place)
    if (current && valueOf(current, part) === value) return { item: current, isConflict: false }
    if (mayBeDone) throw error
    return { item: await sendChange(place, change, current), isConflict: false }
  }
}

/**
 * Shows a status immediately and sends it, for callers other than a row. With `handlesFailure` the caller tells the person
 * about a failure. Rejects when it cannot be sent now. The choice may then wait, see `isWorthWaiting`.
 */
export function chooseStatus(
  client: QueryClient,
  { status, ...place }: TodoPlace & { status: DailyTodoStatus },
  meta: { handlesFailure?: true } = {},
): Promise<SyncResult> {
  const options = setStatus(place)
  const observer = new MutationObserver(client, { ...options, meta: { ...options.meta, ...meta } })
  return new Promise((resolve, reject) => {
    const stop = observer.subscribe(({ failureReason, isPaused }) => {
      if (isPaused && failureReason !== null) reject(failureReason)
    })
    void observer.mutate(status).then(resolve, reject).finally(stop)
  })
}
