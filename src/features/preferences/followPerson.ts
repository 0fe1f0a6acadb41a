import {
  getGetPreferencesQueryKey,
  getPreferences,
  patchPreferences,
  type Preferences,
  type PreferencesPatch,
} from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { onRetry } from '../../lib/offline/connection.ts'
import { offers } from '../../lib/query/offers.ts'
import { readRecord, writeRecord } from '../../lib/offline/localRecords.ts'
import { onChoice } from '../../lib/preferences/deviceSetting.ts'
import { forgetWithPerson } from '../../lib/session/personalData.ts'
import { forgetChoicesOfDevice, readChosen, writeChosen } from '../../ui/preferences/chosen.ts'
import { difference, merge } from '../../ui/preferences/mergePatch.ts'

/** The record of what the server and this device have both had. What differs from it was chosen here since. */
const agreedName = 'agreed-preferences'

/** Milliseconds after which a person who comes back to the tab may have chosen something elsewhere. */
const away = 60_000

/** Whether the server has what was chosen on this device. */
let isFollowed = false

const isEmpty = (patch: PreferencesPatch) => Object.keys(patch).length === 0

// Of what outlives a log-out, the next person on this device would otherwise take over what this one chose.
forgetWithPerson(() => {
  if (isFollowed) forgetChoicesOfDevice()
  isFollowed = false
})

/**
 * Keeps what a person chooses the same on all their devices: reads it from the server, sends each choice, and also those that
 * were made without a connection or before the server kept them (docs/product.md#7-24). Returns a function that stops it.
 */
export function followPerson(queryClient: QueryClient, userId: number): () => void {
  let isStopped = false
  let isBehind = true
  let askedAt = 0

  const readAgreed = () => readRecord<Preferences>(userId, agreedName)

  /** Returns what was chosen on this device, as far as the server keeps it: a file may bring reminders from another one. */
  function chosenHere(agreed?: Preferences): Preferences {
    const { reminders, timeZone, ...others } = readChosen(userId, agreed)
    if (!offers(queryClient, 'reminders')) return others
    return { ...others, ...(reminders && { reminders }), ...(timeZone && { timeZone }) }
  }

  async function exchange({ signal }: { signal: AbortSignal }): Promise<Preferences> {
    const agreed = readAgreed()
    const chosen = chosenHere(agreed)
    const known = agreed ?? (await getPreferences(signal))
    // The first time, the choices of this device are taken over where nothing was chosen elsewhere.
    const patch = difference(known, agreed ? chosen : merge(chosen, known))
    const isRead = agreed === undefined
    const answer = !isEmpty(patch)
      ? await patchPreferences(patch, signal)
      : isRead
        ? known
        : await getPreferences(signal)
    if (isStopped) return answer
    const since = difference(chosen, chosenHere(known))
    isFollowed = true
    writeRecord(userId, agreedName, answer)
    writeChosen(userId, merge(answer, since))
    return answer
  }

  async function ask(): Promise<void> {
    askedAt = Date.now()
    try {
      await queryClient.fetchQuery({
        queryKey: getGetPreferencesQueryKey(),
        queryFn: exchange,
        staleTime: 0,
        gcTime: 0,
      })
      isBehind = false
    } catch {
      isBehind = true
      return
    }
    // What was chosen while the server answered.
    send()
  }

  function send(): void {
    const agreed = readAgreed()
    if (isStopped || agreed === undefined) return
    if (!isEmpty(difference(agreed, chosenHere(agreed)))) void ask()
  }

  function askAfterAbsence(): void {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > away) void ask()
  }

  void ask()
  const stopListening = onChoice(send)
  const stopRetrying = onRetry(() => {
    if (isBehind) void ask()
  })
  document.addEventListener('visibilitychange', askAfterAbsence)
  return () => {
    isStopped = true
    stopListening()
    stopRetrying()
    document.removeEventListener('visibilitychange', askAfterAbsence)
  }
}
