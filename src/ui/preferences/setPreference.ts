import { type Feature, patchPreferences, type PreferencesPatch } from '@daymark/api'
import {
  type DehydratedState,
  type MutationMeta,
  MutationObserver,
  mutationOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import i18next from 'i18next'
import { assertServerIsFree, isWorthWaiting, waitsForServer } from '../../lib/offline/connection.ts'
import {
  deleteRecord,
  readRecord,
  recordName,
  takeOverRecords,
  takeOverRecordsWith,
  writeRecord,
} from '../../lib/offline/localRecords.ts'
import { oneTabAtATime } from '../../lib/offline/oneTab.ts'
import { persisted } from '../../lib/offline/persisted.ts'
import { entriesOf, entryName, isEqual, merge } from '../../lib/preferences/mergePatch.ts'
import {
  type ChoiceRecord,
  isOffered,
  preferencesQuery,
  recordNames,
  showPreferences,
} from '../../lib/preferences/preferences.ts'
import { currentPerson } from '../../lib/session/sessionStore.ts'
import { takeOverFormerPreferences } from './formerPreferences.ts'

/*
 * A choice of a person, from the press to the server:
 *
 *   recorded on this device and shown   in the moment of the press
 *   sent                                in turn, as soon as the server can be reached; of several the newest
 *   given back                          with a message, if the server refuses it
 *
 * Its variables are a patch with one change, so that the refusal of one choice stops no other.
 */

const firstKey = 'preferences'

const personOf = (meta: MutationMeta | undefined) => meta?.['person'] as number

const choiceName = (patch: PreferencesPatch) => recordNames.choices + entryName(patch)

const readChoice = (person: number, patch: PreferencesPatch) =>
  readRecord<ChoiceRecord>(person, choiceName(patch))

/** Returns the optional part of the API that a change belongs to. */
export const featureOf = (patch: PreferencesPatch): Feature =>
  'reminders' in patch || 'timeZone' in patch ? 'reminders' : 'preferences'

const preferenceMutation = mutationOptions<void, Error, PreferencesPatch>({
  ...waitsForServer,
  // Synchronous: the record exists when `mutate` returns, so closing the page right afterwards loses nothing.
  onMutate(patch, { client, meta }) {
    recordChoice(personOf(meta), patch)
    showPreferences(client, personOf(meta))
  },
  mutationFn: (patch, { client, meta }) =>
    oneTabAtATime(`preferences/${personOf(meta)}`, () => send(client, personOf(meta), patch)),
  onSuccess: (_result, _patch, _context, { client, meta }) =>
    showPreferences(client, personOf(meta)),
  onError(_error, patch, _context, { client, meta }) {
    const person = personOf(meta)
    if (person !== currentPerson()) return
    showPreferences(client, person)
    // A failure of the server leaves open whether it has the change.
    void client.invalidateQueries({ queryKey: preferencesQuery(person).queryKey })
    // A newer choice of the same says it again.
    if (readChoice(person, patch)) return
    void import('./refusal.ts').then(({ reportRefusal }) => reportRefusal(patch))
  },
})

/** Sends the newest choice of what a patch changes, if no other tab has done so. Throws `ApiError`. */
async function send(client: QueryClient, person: number, patch: PreferencesPatch): Promise<void> {
  const choice = readChoice(person, patch)
  // What a person has left waits for their return.
  if (choice === undefined || person !== currentPerson()) return
  const { variables } = choice.state
  const dropChoice = () => {
    if (isEqual(readChoice(person, patch), choice)) deleteRecord(person, choiceName(patch))
  }
  try {
    assertServerIsFree()
    if (await isOffered(client, featureOf(variables))) {
      const answer = await patchPreferences(variables)
      if (person !== currentPerson()) return
      writeRecord(person, recordNames.answer, answer)
    } else {
      const ofDevice = readRecord<object>(person, recordNames.ofDevice) ?? {}
      writeRecord(person, recordNames.ofDevice, merge(ofDevice, variables))
    }
    dropChoice()
  } catch (error) {
    if (!isWorthWaiting(error)) dropChoice()
    throw error
  }
}

/** Returns the mutation that changes what a person has chosen. */
function setPreference(person: number) {
  return mutationOptions({
    ...preferenceMutation,
    mutationKey: [firstKey, person],
    scope: { id: `${firstKey}/${person}` },
    meta: { ...persisted.meta, label: i18next.t('shell:navigation.settings'), person },
  })
}

/** Records a choice on this device until it is sent. Synchronous. */
function recordChoice(person: number, patch: PreferencesPatch): void {
  const { mutationKey, scope, meta } = setPreference(person)
  const choice: DehydratedState['mutations'][number] = {
    mutationKey,
    scope,
    meta,
    state: {
      status: 'pending',
      variables: patch,
      submittedAt: Date.now(),
      isPaused: true,
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
    },
  }
  writeRecord(person, choiceName(patch), choice)
}

/** Chooses everything that a patch says, for the person of this page. */
export function choosePreference(client: QueryClient, patch: PreferencesPatch): void {
  const person = currentPerson()
  if (person === undefined) return
  for (const change of entriesOf(patch)) {
    // The mutation itself says what became of it.
    void new MutationObserver(client, setPreference(person)).mutate(change).catch(() => undefined)
  }
}

/** Returns `choosePreference` for components. */
export function useSetPreference(): (patch: PreferencesPatch) => void {
  const client = useQueryClient()
  return (patch) => choosePreference(client, patch)
}

/**
 * Called once, at the start: choices that were left on this device find their function, and choices in other tabs show here.
 */
export function registerSetPreference(client: QueryClient): void {
  client.setMutationDefaults([firstKey], preferenceMutation)
  takeOverRecordsWith((person) => takeOverFormerPreferences(person, recordChoice))
  // The page may have asked what is chosen before this part came.
  const person = currentPerson()
  if (person !== undefined) {
    takeOverRecords(person)
    showPreferences(client, person)
  }
  addEventListener('storage', ({ key }) => {
    const reader = currentPerson()
    if (reader === undefined) return
    // Without a key everything was deleted.
    const name = key === null ? recordNames.answer : recordName(reader, key)
    if (name?.startsWith(recordNames.answer)) showPreferences(client, reader)
  })
}
