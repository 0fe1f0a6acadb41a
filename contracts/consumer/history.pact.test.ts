import { MatchersV3 } from '@pact-foundation/pact'
import { contentsOf } from './contents.ts'
import { dailyTodos } from './kinds/dailyTodos.ts'
import { promise } from './promise.ts'

// Every card asks for the last page of its list, without a date, and then for the pages before it: the days of its
// week and the streaks come from there. So the date of each item and the order of the days matter.

const { integer, string } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)

const twelveDays = Array.from(
  { length: 12 },
  (_, at) => `2026-01-${String(at + 8).padStart(2, '0')}`,
)
const threeDays = twelveDays.slice(0, 3)

const itemOf = (date: string) => ({
  id: integer(9),
  module: integer(2),
  option: integer(6),
  date,
  status: string('todo'),
})

for (const { what, days, query, pageCount, listed } of [
  {
    what: 'the last page, with the newest day at its end',
    days: twelveDays,
    query: { page: 'last', page_size: '10' },
    pageCount: 2,
    listed: twelveDays.slice(10),
  },
  {
    what: 'the page before the last one, from its oldest day to its newest',
    days: twelveDays,
    query: { page: '1', page_size: '10' },
    pageCount: 2,
    listed: twelveDays.slice(0, 10),
  },
  {
    what: 'the last page of one',
    days: threeDays,
    query: { page: 'last', page_size: '100' },
    pageCount: 1,
    listed: threeDays,
  },
  {
    what: 'the last page of nothing',
    days: [],
    query: { page: 'last', page_size: '100' },
    pageCount: 0,
    listed: [],
  },
]) {
  // From the newest to the oldest, so that a list in the order of creation breaks the promise.
  const items = days.toReversed().map((date) => newItem({ date }))
  promise(`listDailyTodoItems lists ${what}`, {
    operation: 'listDailyTodoItems',
    before: [newModule(), newOption(), ...items],
    query: { module: '${moduleId}', ...query },
    answer: { pageCount, results: listed.map(itemOf) },
  })
}
