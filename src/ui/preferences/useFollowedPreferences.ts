import type { Preferences } from '@daymark/api'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deleteRecord, readRecord, writeRecord } from '../../lib/offline/localRecords.ts'
import { difference, entriesOf, merge } from '../../lib/preferences/mergePatch.ts'
import {
  preferencesQuery,
  recordNames,
  showPreferences,
} from '../../lib/preferences/preferences.ts'
import { offers } from '../../lib/query/offers.ts'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { choosePreference, featureOf } from './setPreference.ts'

/** Reads what the person has chosen on other devices (docs/product.md#7-24). Rendered when the page is quiet. */
export function useFollowedPreferences(): void {
  const client = useQueryClient()
  const person = userOf(useSession())?.id
  const { dataUpdatedAt } = useQuery(preferencesQuery(person))
  useEffect(() => {
    // Before the first answer it is not known what was chosen elsewhere.
    if (person !== undefined && dataUpdatedAt > 0) sendChoicesOfDevice(client, person)
  }, [client, person, dataUpdatedAt])
}

/**
 * Sends what was chosen on this device before the backend had a place for it, unless it was chosen elsewhere. What the backend
 * still has no place for stays on the device.
 */
function sendChoicesOfDevice(client: QueryClient, person: number): void {
  const ofDevice = readRecord<Preferences>(person, recordNames.ofDevice)
  const answer = readRecord<Preferences>(person, recordNames.answer)
  if (ofDevice === undefined || answer === undefined) return
  const hasPlace = (patch: object) => offers(client, featureOf(patch))
  const staying = entriesOf(difference({}, ofDevice)).filter((change) => !hasPlace(change))
  if (staying.length === 0) deleteRecord(person, recordNames.ofDevice)
  else writeRecord(person, recordNames.ofDevice, staying.reduce<Preferences>(merge, {}))
  for (const change of entriesOf(difference(answer, merge(ofDevice, answer)))) {
    if (hasPlace(change)) choosePreference(client, change)
  }
  showPreferences(client, person)
}
