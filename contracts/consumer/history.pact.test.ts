import { listDailyTodoItems } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { contentsOf, content } from './contents.ts'
import { dailyTodos } from './kinds/dailyTodos.ts'
import { openApp, pact, readHeaders } from './pact.ts'

// Every card asks for the last page of its list, without a date, and then for the pages before it: the days of its
// week and the streaks come from there. So the date of each item and the order of the days matter.

const { fromProviderState, integer, string } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)
const { moduleId } = examples['a person with content']

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

for (const { promise, days, query, pageCount, listed } of [
  {
    promise: 'lists the last page, with the newest day at its end',
    days: twelveDays,
    query: { page: 'last', page_size: 10 },
    pageCount: 2,
    listed: twelveDays.slice(10),
  },
  {
    promise: 'lists the page before the last one, from its oldest day to its newest',
    days: twelveDays,
    query: { page: 1, page_size: 10 },
    pageCount: 2,
    listed: twelveDays.slice(0, 10),
  },
  {
    promise: 'lists the last page of one',
    days: threeDays,
    query: { page: 'last', page_size: 100 },
    pageCount: 1,
    listed: threeDays,
  },
  {
    promise: 'lists the last page of nothing',
    days: [],
    query: { page: 'last', page_size: 100 },
    pageCount: 0,
    listed: [],
  },
] as const) {
  // From the newest to the oldest, so that a list in the order of creation breaks the promise.
  const items = days.toReversed().map((date) => newItem({ date }))

  test(`listDailyTodoItems ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule(), newOption(), ...items))
      .uponReceiving(task.name)
      .withRequest('GET', '/api/v1/daily-todo-items/', (request) =>
        request.headers(readHeaders).query({
          module: fromProviderState('${moduleId}', moduleId),
          page: String(query.page),
          page_size: String(query.page_size),
        }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ pageCount, results: listed.map(itemOf) }),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await listDailyTodoItems({ module: moduleId, ...query })
        expect(results.map(({ date }) => date)).toEqual(listed)
      }))
}
