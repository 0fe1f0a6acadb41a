import {
  type Feature,
  getGetPreferencesQueryKey,
  getGetWidgetsQueryOptions,
  getPreferences,
  type Preferences,
  type PreferencesPatch,
} from '@daymark/api'
import { matchQuery, type QueryClient, queryOptions } from '@tanstack/react-query'
import { readRecord, readRecords, takeOverRecords, writeRecord } from '../offline/localRecords.ts'
import { queryClient } from '../query/queryClient.ts'
import { currentPerson } from '../session/sessionStore.ts'
import { createListeners, useStore } from '../store.ts'
import { isEqual, merge } from './mergePatch.ts'

/*
 * What a person has chosen, and what of it this device records (docs/product.md#7-24). Local storage has the records, because
 * `readPreferences` is asked before IndexedDB could answer. What is shown is
 *
 *   the last answer of the server
 *   with the choices over it that the server does not take: its backend lacks a part of them, or lacked it until now
 *   with the choices over it that wait to be sent, each in a record of its own
 */

/** The names of the records of a person. All of them begin like the first. */
export const recordNames = {
  answer: 'preferences',
  ofDevice: 'preferences/device',
  /** The beginning of the names of choices. Each is a dehydrated mutation whose variables are a patch with one change. */
  choices: 'preferences/choices/',
} as const

export interface ChoiceRecord {
  state: { variables: PreferencesPatch }
}

const nothing: Preferences = {}

/** Returns what is shown to a person, from the records of this device. */
function recorded(person: number | undefined): Preferences {
  if (person === undefined) return nothing
  const waiting = readRecords<ChoiceRecord>(person, recordNames.choices)
  return [
    readRecord<Preferences>(person, recordNames.answer) ?? nothing,
    readRecord<Preferences>(person, recordNames.ofDevice) ?? nothing,
    ...waiting.map(({ state }) => state.variables),
  ].reduce<Preferences>(merge, nothing)
}

function recordedFirst(person: number | undefined): Preferences {
  if (person !== undefined) takeOverRecords(person)
  return recorded(person)
}

/** Returns whether the backend has a part of the API. Asks it if this page does not know. Throws `ApiError`. */
export async function isOffered(client: QueryClient, feature: Feature): Promise<boolean> {
  const { features } = await client.ensureQueryData(getGetWidgetsQueryOptions())
  return features?.includes(feature) ?? false
}

/** Returns the query of everything that a person has chosen, the one who is signed in unless another is named. */
export const preferencesQuery = (person = currentPerson()) =>
  queryOptions<Preferences>({
    queryKey: [...getGetPreferencesQueryKey(), person],
    queryFn: async ({ client, signal }) => {
      if (person !== undefined && (await isOffered(client, 'preferences'))) {
        await readAnswer(person, signal)
      }
      return recorded(person)
    },
    initialData: () => recordedFirst(person),
    initialDataUpdatedAt: 0,
    // A person who comes back later than this may have chosen something elsewhere.
    staleTime: 60_000,
  })

async function readAnswer(person: number, signal: AbortSignal): Promise<void> {
  const before = readRecord(person, recordNames.answer)
  const answer = await getPreferences(signal)
  // What a choice was answered meanwhile is newer, and the person may have left.
  const isNewest = isEqual(before, readRecord(person, recordNames.answer))
  if (isNewest && person === currentPerson()) writeRecord(person, recordNames.answer, answer)
}

/** Shows what the records of a person say, on their page. Called after the records have changed. */
export function showPreferences(client: QueryClient, person: number): void {
  if (person !== currentPerson()) return
  const { queryKey } = preferencesQuery(person)
  // It is as fresh as the last answer.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  client.setQueryData(queryKey, recorded(person), { updatedAt })
}

/** Returns what the person of this page has chosen, for code outside of React. */
export function readPreferences(): Preferences {
  // Begins with what this device recorded.
  const cache = queryClient.getQueryCache()
  const { state } = cache.build<Preferences>(queryClient, preferencesQuery())
  return state.data ?? nothing
}

// Not `useQuery`, which renders a moment later: a row that moves would have lost the focus by then, and a second press would
// still find it in its former place.
const listeners = createListeners({ onFirst: watch, onLast: () => stopWatching?.() })
let stopWatching: (() => void) | undefined

function watch(): void {
  const ofPreferences = { queryKey: getGetPreferencesQueryKey() }
  stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && matchQuery(ofPreferences, query)) listeners.notify()
  })
}

/** Returns what the person has chosen, now and after every change. Sends no request: `useFollowedPreferences` does. */
export const usePreferences = (): Preferences =>
  useStore({ read: readPreferences, subscribe: listeners.subscribe })

/** Returns one member of what the person has chosen; undefined without a choice. */
export const usePreference = <Member extends keyof Preferences>(
  member: Member,
): Preferences[Member] => usePreferences()[member]
