import { type DailyTodoItem, hasErrorCode } from '@daymark/api'
import {
  dehydrate,
  type DehydratedState,
  type MutationKey,
  type QueryClient,
} from '@tanstack/react-query'
import { retryNow } from '../../../lib/offline/connection.ts'
import { deleteRecord, writeRecord, readRecord } from '../../../lib/offline/localRecords.ts'
import { oneTabAtATime } from '../../../lib/offline/oneTab.ts'
import { forgetWithPerson } from '../../../lib/session/personalData.ts'
import { onTabMessage } from '../../../lib/tabs.ts'
import { itemOf, putItem, readDay, sendChange } from '../todoQueries.ts'
import type { Choice } from './choice.ts'
import { isChangedElsewhere } from './conflict.ts'
import { changeOf, type ItemPart, type SyncResult, type TodoPlace, valueOf } from './itemPart.ts'

/** A mutation as TanStack Query writes it down. */
type DehydratedMutation = DehydratedState['mutations'][number]

interface Owned {
  /** Undefined where the app does not know: then nothing is recorded. */
  person: number | undefined
  place: TodoPlace
  part: ItemPart
}

type Waiting = Owned & { value: string; choice: Choice }

/** Of the status and of the note of each to-do on each day only the newest choice is recorded. */
const nameOf = ({ place: { module, date, option }, part }: Owned) =>
  `${module}/${date}/${option}${part === 'note' ? '/note' : ''}`

/** Records the newest choice of a mutation's key on this device until `dropRecord`. Synchronous. */
export function recordChoice(
  client: QueryClient,
  { choice, mutationKey, ...owned }: Owned & { choice: Choice; mutationKey: MutationKey },
): void {
  const { person } = owned
  const newest = client.getMutationCache().findAll({ mutationKey, status: 'pending' }).at(-1)
  const { mutations } = dehydrate(client, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: (mutation) => mutation === newest,
  })
  const [dehydrated] = mutations
  if (person === undefined || dehydrated === undefined) return
  writeRecord(person, nameOf(owned), {
    ...dehydrated,
    state: { ...dehydrated.state, context: choice },
  })
}

export function dropRecord(owned: Owned): void {
  if (owned.person !== undefined) deleteRecord(owned.person, nameOf(owned))
}

/** Returns whether a choice is still the newest of its to-do in any tab, and has not been sent by another one. */
function isRecorded(owned: Owned, { chosenAt }: Choice): boolean {
  const record = owned.person && readRecord<DehydratedMutation>(owned.person, nameOf(owned))
  return record ? (record.state.context as Choice | undefined)?.chosenAt === chosenAt : false
}

/** What the server has of one day, read once for all choices that are sent in turn. */
interface DayReading {
  items?: Promise<DailyTodoItem[]> | undefined
  /** Settles when the last of them has been sent. */
  lastTurn: Promise<unknown>
}

const readings = new Map<string, DayReading>()

forgetWithPerson(() => readings.clear())

/**
 * Sends a choice that had to wait. Those of one day are sent one after the other over one reading of that day: what
 * another device changed before it stays, see `isChangedElsewhere`. The failure of one stops no other. Throws ApiError.
 */
export function sendWaiting(waiting: Waiting): Promise<SyncResult> {
  const { person, place } = waiting
  const name = `${person}/${place.module}/${place.date}`
  const reading = readings.get(name) ?? { lastTurn: Promise.resolve() }
  readings.set(name, reading)
  const sent = reading.lastTurn.then(() => sendInTurn(waiting, reading))
  const turn = sent.catch(() => undefined)
  reading.lastTurn = turn
  void turn.then(() => {
    if (reading.lastTurn === turn) readings.delete(name)
  })
  return sent
}

async function sendInTurn(waiting: Waiting, reading: DayReading): Promise<SyncResult> {
  // Another tab has sent it, or has a newer choice.
  if (!isRecorded(waiting, waiting.choice)) return { item: undefined, isConflict: false }
  try {
    return await sendOver(reading, waiting)
  } catch (error) {
    // What was read may not be true any more.
    reading.items = undefined
    if (!hasErrorCode(error, 'unique')) throw error
    // Another device has created the item since the day was read.
    return sendOver(reading, waiting)
  }
}

async function sendOver(
  reading: DayReading,
  { place, part, value, choice }: Waiting,
): Promise<SyncResult> {
  reading.items ??= readDay(place)
  const items = await reading.items
  const found = itemOf(items, place)
  if (found && valueOf(found, part) === value) return { item: found, isConflict: false }
  if (isChangedElsewhere(found, part, value, choice.baseStatuses))
    return { item: found, isConflict: true }
  const item = await sendChange(place, changeOf(part, value), found)
  reading.items = Promise.resolve([...items.filter((other) => other !== found), item])
  return { item, isConflict: false }
}

/** Only one tab at a time sends what it has for the status or the note of a to-do. */
export const sendFromOneTab = <Result>(owned: Owned, work: () => Promise<Result>) =>
  oneTabAtATime(`${owned.person}/${nameOf(owned)}`, work)

declare module '../../../lib/tabs.ts' {
  interface TabMessages {
    /** The server has this status or note of a day. */
    dailyTodoItem: DailyTodoItem
  }
}

/** Shows what the other tabs of the same person send. */
export function listenToOtherTabs(client: QueryClient): void {
  onTabMessage('dailyTodoItem', (item) => {
    void putItem(client, item)
    // The server has answered another tab: what waits here can go, or need not any more.
    retryNow()
  })
}
