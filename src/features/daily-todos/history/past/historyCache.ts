import {
  type DailyTodoItem,
  type DailyTodoStatus,
  getListDailyTodoItemsQueryKey,
} from '@daymark/api'

/** The ids of the options that have each status on one day. */
export type DayStatuses = Readonly<Record<DailyTodoStatus, readonly number[]>>

/** The notes of one day, by the id of their option. */
export type DayNotes = Readonly<Record<number, string>>

/** What was read of the past of a list. It is small, because a year of forty to-dos has 15,000 items. */
export interface HistoryCache {
  /** By ISO day. */
  days: Readonly<Record<string, DayStatuses>>
  /** By ISO day and the id of the option. Missing in what was read before there were notes. */
  notes?: Readonly<Record<string, DayNotes>>
  /** Every later day is complete. '' when the whole past is read. */
  knownAfter: string
  /** The page of the server with the items before those that are read; 0 when there is none. */
  before: number
  /** What was read of the oldest of the days that a dashboard shows, which goes on in the page before. */
  unfinished?: readonly DailyTodoItem[]
  /** The number of the newest page. Missing in what an earlier version read. */
  newest?: number
  /** The day on which the newest items were read: later days are not known. */
  readOn: string
  /** When the newest items were read, in milliseconds since 1970. */
  readAt: number
  /** When the reading of this past began, in milliseconds since 1970. */
  begunAt: number
}

/** Returns the key of the past of a list. */
export const historyCacheKey = (module: number) =>
  [...getListDailyTodoItemsQueryKey({ module }), 'days'] as const

type ItemOfDay = Pick<DailyTodoItem, 'date' | 'option' | 'status' | 'note'>

const emptyDay: DayStatuses = { todo: [], skip: [], done: [] }

/** Returns the days with more items. The later of two of one to-do counts. A day without news stays the same object. */
export function withItems(
  days: HistoryCache['days'],
  items: readonly ItemOfDay[],
): HistoryCache['days'] {
  const changed: Record<string, Map<number, DailyTodoStatus>> = {}
  for (const { date, option, status } of items) {
    const day = (changed[date] ??= new Map(statusesOf(days[date] ?? emptyDay)))
    day.set(option, status)
  }
  const changedDays = Object.entries(changed).map(([date, statuses]) => {
    const ids = (wanted: DailyTodoStatus) =>
      [...statuses].filter(([, status]) => status === wanted).map(([option]) => option)
    return [date, { todo: ids('todo'), skip: ids('skip'), done: ids('done') }]
  })
  return { ...days, ...Object.fromEntries(changedDays) }
}

/** Returns the notes with those of more items. */
export function withNotes(
  notes: HistoryCache['notes'] = {},
  items: readonly ItemOfDay[],
): HistoryCache['notes'] {
  const changed: Record<string, DayNotes> = {}
  for (const { date, option, note } of items) {
    const { [option]: former, ...others } = changed[date] ?? notes[date] ?? {}
    if (note === former) continue
    changed[date] = note === undefined ? others : { ...others, [option]: note }
  }
  return { ...notes, ...changed }
}

const read = new WeakMap<DayStatuses, ReadonlyMap<number, DailyTodoStatus>>()

/** Returns the status of each option that has one. The same day always gives the same object. */
export function statusesOf(day: DayStatuses): ReadonlyMap<number, DailyTodoStatus> {
  const before = read.get(day)
  if (before) return before
  const statuses = new Map<number, DailyTodoStatus>()
  for (const status of ['todo', 'skip', 'done'] as const) {
    for (const option of day[status]) statuses.set(option, status)
  }
  read.set(day, statuses)
  return statuses
}

/** Returns what was read, with an item that the server answered. */
export const withItem = (past: HistoryCache, item: ItemOfDay): HistoryCache => ({
  ...past,
  days: withItems(past.days, [item]),
  notes: withNotes(past.notes, [item]),
})
