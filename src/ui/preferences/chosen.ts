import type { Preferences } from '@daymark/api'
import { readSettingsAgain } from '../../lib/preferences/deviceSetting.ts'
import { deleteRecord, readRecord, writeRecord } from '../../lib/offline/localRecords.ts'
import { merge } from './mergePatch.ts'

// The settings of which a person keeps the choice on all their devices. Each is a `personalSetting` or a `deviceSetting` with
// this name, and knows nothing of the server.
const streaks = 'streaks'
const records = {
  dayBegins: 'day-begins',
  unfolded: 'unfolded',
  hues: 'hues',
  reminders: 'reminders',
  timeZone: 'time-zone',
} as const
/** One record has both orders, by the name of the list: `widgets/<kind>`, `options/<module>`. */
const order = 'order'
const lists = { cards: 'widgets/', rows: 'options/' } as const

type Orders = Record<string, number[]>

/** Returns what a person has chosen, as this device has it. `otherwise` counts where it cannot keep anything. */
export function readChosen(userId: number, otherwise: Preferences = {}): Preferences {
  const orders = readRecord<Orders>(userId, order) ?? {}
  const ofDevice = readOfDevice(otherwise.streaks)
  return merge(
    {},
    {
      dayBegins: readRecord<Preferences['dayBegins']>(userId, records.dayBegins),
      unfolded: readRecord<Preferences['unfolded']>(userId, records.unfolded),
      hues: readRecord<Preferences['hues']>(userId, records.hues),
      reminders: readRecord<Preferences['reminders']>(userId, records.reminders),
      timeZone: readRecord<Preferences['timeZone']>(userId, records.timeZone),
      cards: ordersOf(lists.cards, orders),
      rows: ordersOf(lists.rows, orders),
      streaks: ofDevice,
    },
  )
}

/** Makes this what this device has, and shows it. */
export function writeChosen(userId: number, preferences: Preferences): void {
  const orders = {
    ...named(lists.cards, preferences.cards),
    ...named(lists.rows, preferences.rows),
  }
  const changed = [
    write(userId, order, Object.keys(orders).length > 0 ? orders : undefined),
    ...Object.entries(records).map(([member, name]) =>
      write(userId, name, preferences[member as keyof typeof records]),
    ),
    writeOfDevice(preferences.streaks),
  ]
  if (changed.includes(true)) readSettingsAgain()
}

/** Returns whether the record was another one. */
function write(userId: number, name: string, value: unknown): boolean {
  if (JSON.stringify(readRecord(userId, name)) === JSON.stringify(value)) return false
  if (value === undefined) deleteRecord(userId, name)
  else writeRecord(userId, name, value)
  return true
}

const ordersOf = (prefix: string, orders: Orders): Orders =>
  Object.fromEntries(
    Object.entries(orders)
      .filter(([list, ids]) => list.startsWith(prefix) && ids.length > 0)
      .map(([list, ids]) => [list.slice(prefix.length), ids]),
  )

const named = (prefix: string, orders: Orders = {}): Orders =>
  Object.fromEntries(Object.entries(orders).map(([key, ids]) => [prefix + key, ids]))

/** `otherwise` counts in a browser that refuses storage. */
function readOfDevice(otherwise: Preferences['streaks']): Preferences['streaks'] {
  try {
    const kept = localStorage.getItem(streaks)
    return kept === 'shown' || kept === 'hidden' ? kept : undefined
  } catch {
    return otherwise
  }
}

function writeOfDevice(choice: Preferences['streaks']): boolean {
  if (choice === undefined || readOfDevice(choice) === choice) return false
  try {
    localStorage.setItem(streaks, choice)
    return true
  } catch {
    return false
  }
}

/** Forgets what this device would keep after the log-out. */
export function forgetChoicesOfDevice(): void {
  try {
    localStorage.removeItem(streaks)
  } catch {
    // Nothing is kept.
  }
  readSettingsAgain()
}
