import type { DailyTodoItem } from '@daymark/api'
import { dropNote, note, readNote, readNotes } from '../../offline/personalNotes.ts'
import type { StatusChange } from './statusDelivery.ts'

/** A change as this device keeps it until the server has it. */
export type KeptChange = StatusChange & {
  person: number
  /** Tells this choice from another one for the same to-do, also across tabs. */
  madeAt: number
  /** It could not be sent at once, or was made behind one that could not. */
  hasWaited: boolean
}

interface TabMessage {
  person: number
  item: DailyTodoItem
}
interface Opened {
  person: number
  channel: BroadcastChannel
}

let opened: Opened | undefined

/** Who chooses. Throws when the queue has not been started: a choice is never lost unheard. */
export function choosingPerson(): number {
  if (opened === undefined) throw new Error('A status was chosen before startStatusQueue.')
  return opened.person
}

/** Opens what is kept for a person; `onItem` hears of every item that another tab has sent. */
export function openKeptChanges(person: number, onItem: (item: DailyTodoItem) => void): () => void {
  const channel = new BroadcastChannel('daymark-items')
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.person === person) onItem(data.item)
  })
  const mine = { person, channel }
  opened = mine
  return () => {
    channel.close()
    if (opened === mine) opened = undefined
  }
}

export function tellOtherTabs(person: number, item: DailyTodoItem): void {
  if (opened?.person === person) opened.channel.postMessage({ person, item } satisfies TabMessage)
}

/** Of each to-do on each day only the newest choice is kept. */
const nameOf = ({ module, date, option }: StatusChange) => `${module}/${date}/${option}`

/** Has happened when the call returns: whoever leaves in the next instant loses nothing. */
export function keepChange(change: KeptChange): void {
  note(change.person, nameOf(change), change)
}

export function dropChange(change: KeptChange): void {
  dropNote(change.person, nameOf(change))
}

/** False when another tab has sent the change, or has a newer choice for the same to-do. */
export function isStillKept(change: KeptChange): boolean {
  return readNote<KeptChange>(change.person, nameOf(change))?.madeAt === change.madeAt
}

/** Everything that waits for a person, oldest first, also what another tab has kept. */
export function readKeptChanges(person: number): KeptChange[] {
  // Notes of other parts lie beside them.
  return readNotes<KeptChange>(person)
    .filter(({ option }) => option !== undefined)
    .toSorted((one, other) => one.madeAt - other.madeAt)
}

/** Only one tab at a time sends what it has for one to-do; a browser without locks has to do without. */
export async function inTurn<Result>(
  change: KeptChange,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`daymark/${change.person}/${nameOf(change)}`, work)
}
