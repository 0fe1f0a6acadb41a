import type { Preferences, PreferencesPatch } from '@daymark/api'
import { deleteRecord, readRecord, writeRecord } from '../../lib/offline/localRecords.ts'
import { difference, entriesOf } from '../../lib/preferences/mergePatch.ts'
import { recordNames } from '../../lib/preferences/preferences.ts'
import { readStored, removeStored } from '../../lib/webStorage.ts'

// Earlier versions had a record for each preference, and one of what the server and this device had both had.
const agreedName = 'agreed-preferences'
const orderName = 'order'
const names = {
  dayBegins: 'day-begins',
  unfolded: 'unfolded',
  hues: 'hues',
  reminders: 'reminders',
  timeZone: 'time-zone',
} as const
/** One record had both orders, by the name of the list. */
const orders = { cards: 'widgets/', rows: 'options/' } as const
/** Not of a person, but of the device. */
const streaksKey = 'streaks'

/**
 * Takes over what an earlier version recorded for a person. `recordChoice` is told what was chosen without a connection and not
 * sent. What the server was never told waits for its first answer.
 */
export function takeOverFormerPreferences(
  person: number,
  recordChoice: (person: number, patch: PreferencesPatch) => void,
): void {
  const agreed = readRecord<Preferences>(person, agreedName)
  const chosen = readFormer(person, agreed)
  if (agreed !== undefined) {
    writeRecord(person, recordNames.answer, agreed)
    for (const change of entriesOf(difference(agreed, chosen))) recordChoice(person, change)
  } else if (Object.keys(chosen).length > 0) {
    writeRecord(person, recordNames.ofDevice, chosen)
  } else return
  for (const name of [...Object.values(names), orderName, agreedName]) deleteRecord(person, name)
  removeStored('localStorage', streaksKey)
}

function readFormer(person: number, agreed: Preferences | undefined): Preferences {
  const ordered = readRecord<Record<string, number[]>>(person, orderName) ?? {}
  const tableOf = (prefix: string) =>
    Object.fromEntries(
      Object.entries(ordered).flatMap(([list, ids]) =>
        list.startsWith(prefix) && ids.length > 0 ? [[list.slice(prefix.length), ids]] : [],
      ),
    )
  const former: unknown[][] = [
    ...Object.entries(names).map(([member, name]) => [member, readRecord(person, name)]),
    ...Object.entries(orders).map(([member, prefix]) => [member, tableOf(prefix)]),
    ['streaks', readStreaks() ?? agreed?.streaks],
  ]
  // Empty tables are no choice.
  return difference({}, Object.fromEntries(former) as Preferences) as Preferences
}

function readStreaks(): Preferences['streaks'] {
  const kept = readStored('localStorage', streaksKey)
  return kept === 'shown' || kept === 'hidden' ? kept : undefined
}
