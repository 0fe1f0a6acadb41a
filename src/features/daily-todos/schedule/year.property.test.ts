import {
  type ArchivedTime,
  type DailyTodoStatus,
  doneBefore,
  type Schedule,
  type ScheduleSince,
} from '@daymark/api'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { historyOf } from '../../../../tests/support/unit/pastRead.ts'
import {
  isOff,
  moveTo,
  plainDay,
  plainDays,
  plainNeeds,
  PlainStreak,
  plainTodo,
  plainWeeks,
  timesOf,
} from '../../../../tests/support/unit/plainYear.ts'
import { signedInAs } from '../../../../tests/support/unit/signedIn.ts'
import { addDays, dayBegins, dayNow } from '../../../lib/days/days.ts'
import { preferencesQuery } from '../../../lib/preferences/preferences.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import { firstDays, summariser } from '../history/past/history.ts'
import { type Past, pastOf } from '../history/past/knownPast.ts'
import { reportOf, streakBefore } from '../history/past/streaks.ts'
import { countOf, partsOf, streaksOfParts } from '../history/year/year.ts'
import { dueOf } from './schedule.ts'
import { isDueOn } from './week.ts'

/*
 * A year of a list, ticked through moment by moment in some time zone, against a slow and plain second computation that
 * goes through the same year one day after the other.
 */

const aDay = 86_400_000
const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
]

const schedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.constant(null),
  fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({ timesPerWeek: fc.integer({ min: 1, max: 7 }) }),
)

/** What happens at a moment of the year: a to-do gets a status or a schedule, is archived or restored. */
const event = fc.record({
  option: fc.integer({ min: 1, max: 3 }),
  moment: fc.integer({ min: 0, max: 370 * aDay }),
})
const tick = fc.tuple(
  event,
  fc.constantFrom<DailyTodoStatus>('done', 'done', 'done', 'skip', 'todo'),
)
const change = fc.tuple(event, schedule)
const archiving = fc.tuple(event, fc.boolean())

const year = fc.record({
  zone: fc.constantFrom(...zones),
  dayBegin: fc.constantFrom(...dayBegins),
  begin: fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2026-01-01') }),
  length: fc.integer({ min: 1, max: 370 }),
  // A year is ticked nearly every day, or now and then.
  ticks: fc.oneof(
    fc.array(tick, { maxLength: 100 }),
    fc.array(tick, { minLength: 700, maxLength: 1000, size: 'max' }),
  ),
  changes: fc.array(change, { maxLength: 8 }),
  archivings: fc.array(archiving, { maxLength: 8 }),
})

beforeEach(async () => {
  await signedInAs(1)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Returns the times in which a to-do is archived, after it was archived or restored on a day. */
function changedArchive(times: ArchivedTime[] = [], day: string, isArchived: boolean) {
  const last = times.at(-1)
  const others = times.slice(0, -1)
  if (isArchived) {
    if (last?.until === null) return times
    // Restored and archived again on one day: it was there at no time.
    if (last?.until === day) return [...others, { ...last, until: null }]
    return [...times, { from: day, until: null }]
  }
  if (last?.until !== null) return times
  return last.from === day ? others : [...others, { ...last, until: day }]
}

test('streaks and shares of a year are those that a plain computation finds', () => {
  fc.assert(
    fc.property(year, ({ zone, dayBegin, begin, length, ticks, changes, archivings }) => {
      vi.restoreAllMocks()
      moveTo(zone)
      queryClient.setQueryData(preferencesQuery().queryKey, { dayBegins: dayBegin })
      const end = begin + length * aDay
      const dayAt = (moment: number) => {
        vi.setSystemTime(moment)
        return dayNow()
      }
      const inOrder = <Kind>(
        events: readonly (readonly [{ option: number; moment: number }, Kind])[],
      ) =>
        events
          .map(([{ option, moment }, what]) => ({ option, moment: begin + moment, what }))
          .filter(({ moment }) => moment <= end)
          .toSorted((one, other) => one.moment - other.moment)
      const ticked = inOrder(ticks)
      const changed = inOrder(changes)
      const shelved = inOrder(archivings)
      const today = dayAt(end)
      expect(today).toBe(plainDay(end, zone, dayBegin))

      // As the app does it: items of days, and schedules that are valid from a day on.
      const history = historyOf(
        ticked.map(({ option, moment, what: status }) => ({ option, date: dayAt(moment), status })),
      )
      const schedules = new Map<number, ScheduleSince[]>()
      for (const { option, moment, what: schedule } of changed) {
        const from = dayAt(moment)
        const before = (schedules.get(option) ?? []).filter((one) => one.from < from)
        schedules.set(option, [...before, { from, schedule }])
      }
      const archived = new Map<number, ArchivedTime[]>()
      for (const { option, moment, what: isArchived } of shelved) {
        archived.set(option, changedArchive(archived.get(option), dayAt(moment), isArchived))
      }
      vi.setSystemTime(end)
      const options = [1, 2, 3]
      const first = firstDays(history, options)
      const due = dueOf(
        options.map((id) => ({
          id,
          schedules: schedules.get(id) ?? [],
          archived: archived.get(id) ?? [],
        })),
      )
      const sumUp = summariser(options, first, today, due)
      const past: Past = {
        ...pastOf(undefined, { options, pending: [], today, isFailed: false }),
        today,
        history,
        first,
        due,
        knows: () => true,
        summary: (day) => {
          const summary = sumUp(day, history)
          return day > today || day < (first.get(1) ?? today) || summary.total === 0
            ? undefined
            : summary
        },
      }

      // Plainly: the same moments, one day after the other.
      const needed = new Map<string, { done: number; skipped: number; total: number }>()
      const extra: typeof needed = new Map()
      for (const option of options) {
        const statuses = new Map<string, DailyTodoStatus>()
        for (const one of ticked) {
          if (one.option === option) statuses.set(plainDay(one.moment, zone, dayBegin), one.what)
        }
        const since = changed
          .filter((one) => one.option === option)
          .map(({ moment, what }) => ({ from: plainDay(moment, zone, dayBegin), schedule: what }))
        const begins = first.get(option)
        const shelvings = shelved
          .filter((one) => one.option === option)
          .map(({ moment, what }) => ({ from: plainDay(moment, zone, dayBegin), isArchived: what }))
        const days =
          begins === undefined ? [] : plainDays(begins, today, statuses, since, shelvings)
        const { results, streaks } = plainTodo(days, today)
        const latest = addDays(today, -30)
        const counted = [...results].filter(
          ([day, result]) => day > latest && (result === '+' || day !== today),
        )
        const report = reportOf(option, past)
        const lastYear = [...results].filter(([day]) => day > addDays(today, -53 * 7))
        expect({
          done: report.done,
          days: report.days,
          streaks: days.length > 0 && report.streaks,
          parts: [...partsOf(past, option)].filter(([, part]) => part !== null),
        }).toEqual({
          done: counted.filter(([, result]) => result === '+').length,
          days: counted.length,
          streaks: days.length > 0 && streaks,
          parts: lastYear.map(([day, result]) => [day, result === '+' ? 1 : 0]),
        })

        const present = days.at(-1)
        const times = timesOf(present)
        const thisWeek = plainWeeks(days).at(-1) ?? []
        const before = thisWeek.filter(
          (one) => one.day < today && one.status === 'done' && !one.isArchived,
        ).length
        const own = due.get(option)
        const todo = { due: own, statusOn: (day: string) => statuses.get(day) ?? 'todo' }
        // The streak up to yesterday is the present one while today adds nothing to it.
        const isOpen = present && times === undefined && present.status === 'todo'
        expect({
          done: doneBefore(todo, today),
          isDue: present && isDueOn(todo, today),
          streak: isOpen && streakBefore(option, history, today, own),
        }).toEqual({
          done: before,
          isDue: present && !isOff(present) && (times === undefined || before < times),
          streak: isOpen && streaks.present,
        })
        for (const { isNeeded, ...one } of plainNeeds(days)) {
          if (!isNeeded && one.status === 'todo') continue
          const of = isNeeded ? needed : extra
          const sum = of.get(one.day) ?? { done: 0, skipped: 0, total: 0 }
          of.set(one.day, sum)
          sum.total += 1
          if (one.status === 'done') sum.done += 1
          if (one.status === 'skip') sum.skipped += 1
        }
      }
      const totals = new Map([...extra, ...needed])

      // Today's list counts as a whole, also a to-do that has no first day yet.
      const before = [...totals]
        .filter(([day]) => day < today)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
      for (const [day, total] of before) expect(sumUp(day, history)).toMatchObject(total)
      const streak = new PlainStreak()
      let [full, judged] = [0, 0]
      for (const [day, { done, skipped, total }] of before) {
        if (skipped === total) continue
        const isFull = done + skipped === total
        if (isFull) streak.add()
        else streak.end()
        if (day <= addDays(today, -53 * 7)) continue
        judged += 1
        if (isFull) full += 1
      }
      const parts = partsOf(past)
      const part = parts.get(today)
      expect(countOf(parts, addDays(today, -53 * 7 + 1), today)).toEqual({
        done: full + (part === 1 ? 1 : 0),
        days: judged + (part === 1 ? 1 : 0),
      })
      expect(streaksOfParts(parts, today).present).toBe(streak.present + (part === 1 ? 1 : 0))
    }),
    { numRuns: 25 },
  )
})
