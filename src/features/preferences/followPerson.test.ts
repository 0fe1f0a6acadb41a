import { configureApi, type Feature, getGetWidgetsQueryKey } from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayBeginSetting } from '../../lib/days/days.ts'
import { chooseReminder } from '../../lib/preferences/reminders.ts'
import { deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { retryNow } from '../../lib/offline/connection.ts'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { startSession } from '../../lib/session/sessionStore.ts'
import {
  chooseOrder,
  inChosenOrder,
  optionsOrder,
  widgetsOrder,
} from '../../ui/arrange/chosenOrder.ts'
import { streakSetting } from '../daily-todos/history/past/streaks.ts'
import { followPerson } from './followPerson.ts'
import { setHandover } from '../../../tests/support/unit/handover.ts'

const user = { id: 4, display: 'bert', email: 'bert@example.com', username: 'bert' }

type Table = Record<string, unknown>

/** A backend that keeps preferences, as the description says. `isReachable` decides whether it answers. */
function backend(kept: Record<string, unknown> = {}) {
  const server = { kept, requests: [] as string[], isReachable: true, whileAnswering: () => {} }
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const body = request.method === 'PATCH' ? ((await request.json()) as Table) : {}
    server.requests.push(
      `${request.method} ${request.method === 'PATCH' ? JSON.stringify(body) : ''}`,
    )
    server.kept = merged(server.kept, body)
    server.whileAnswering()
    return Response.json(server.kept)
  })
  return server
}

function merged(target: Table, patch: Table): Table {
  const result = { ...target }
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name]
    else if (typeof value === 'object' && !Array.isArray(value)) {
      result[name] = merged((result[name] ?? {}) as Table, value as Table)
    } else result[name] = value
  }
  return result
}

const todos = [{ id: 7 }, { id: 8 }]
const rows = () => inChosenOrder(optionsOrder(5), todos).map(({ id }) => id)

let stop = () => {}
const follow = (features: Feature[] = []) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(getGetWidgetsQueryKey(), { features })
  stop = followPerson(client, user.id)
}

beforeEach(async () => {
  localStorage.clear()
  deleteRecordsOf(undefined)
  setHandover({ session: Promise.resolve({ status: 200, data: { user } }) })
  await startSession()
})

afterEach(() => {
  stop()
  forgetPersonalData()
})

test('what was chosen on another device shows here, with one question', async () => {
  const server = backend({
    dayBegins: 'local-4',
    streaks: 'hidden',
    rows: { 5: [8, 7] },
    hues: { 5: 'sea' },
  })
  follow()
  await vi.waitFor(() => expect(rows()).toEqual([8, 7]))
  expect(dayBeginSetting.read()).toBe('local-4')
  expect(streakSetting.read()).toBe('hidden')
  expect(server.requests).toEqual(['GET '])
})

test('a choice is sent on its own, and an order with the list that it belongs to', async () => {
  const server = backend({ hues: { 5: 'sea' } })
  follow()
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  await vi.waitFor(() => {
    chooseOrder(optionsOrder(5), [8, 7])
    expect(server.kept).toMatchObject({ rows: { 5: [8, 7] } })
  })
  chooseOrder(widgetsOrder('dailyTodos'), [3, 2])
  await vi.waitFor(() => expect(server.kept).toMatchObject({ cards: { dailyTodos: [3, 2] } }))
  dayBeginSetting.choose('local-2')
  await vi.waitFor(() => expect(server.kept).toMatchObject({ dayBegins: 'local-2' }))
  streakSetting.choose('hidden')
  await vi.waitFor(() => expect(server.kept).toMatchObject({ streaks: 'hidden' }))
  expect(server.requests).toEqual([
    'GET ',
    'PATCH {"rows":{"5":[8,7]}}',
    'PATCH {"cards":{"dailyTodos":[3,2]}}',
    'PATCH {"dayBegins":"local-2"}',
    'PATCH {"streaks":"hidden"}',
  ])
})

test('a reminder and its time zone are sent to a backend that has reminders, and to no other', async () => {
  const server = backend()
  follow()
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  chooseReminder(3, { time: '07:30', weekdays: [1] })
  streakSetting.choose('hidden')
  await vi.waitFor(() => expect(server.kept).toEqual({ streaks: 'hidden' }))
  stop()
  follow(['reminders'])
  chooseReminder(3, { time: '07:30', weekdays: [1] })
  await vi.waitFor(() =>
    expect(server.kept).toEqual({
      streaks: 'hidden',
      reminders: { 3: { time: '07:30', weekdays: [1] } },
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  )
})

test('the first time, the choices of the device are taken over where nothing was chosen elsewhere', async () => {
  dayBeginSetting.choose('local-0')
  chooseOrder(optionsOrder(5), [8, 7])
  const server = backend({ dayBegins: 'local-4', rows: { 6: [2, 1] } })
  follow()
  await vi.waitFor(() => expect(server.requests).toHaveLength(2))
  expect(server.kept).toEqual({ dayBegins: 'local-4', rows: { 5: [8, 7], 6: [2, 1] } })
  await vi.waitFor(() => expect(dayBeginSetting.read()).toBe('local-4'))

  // Not a second time: what another device has deleted since does not come back.
  stop()
  server.kept = { dayBegins: 'local-4' }
  follow()
  await vi.waitFor(() => expect(rows()).toEqual([7, 8]))
  expect(server.kept).toEqual({ dayBegins: 'local-4' })
})

test('a choice without a connection stays, is sent when it is back, and of two devices the last one counts', async () => {
  const server = backend()
  follow()
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  stop()
  server.isReachable = false
  server.kept = { dayBegins: 'local-6', rows: { 5: [7, 8], 6: [2, 1] } }
  chooseOrder(optionsOrder(5), [8, 7])
  follow()
  expect(rows()).toEqual([8, 7])
  await vi.waitFor(() => {
    server.isReachable = true
    retryNow()
    expect(server.kept).toEqual({ dayBegins: 'local-6', rows: { 5: [8, 7], 6: [2, 1] } })
  })
  await vi.waitFor(() => expect(dayBeginSetting.read()).toBe('local-6'))
  expect(rows()).toEqual([8, 7])
})

test('what is chosen while the server answers is kept, and sent afterwards', async () => {
  const server = backend({ dayBegins: 'local-6', streaks: 'shown' })
  server.whileAnswering = () => {
    server.whileAnswering = () => {}
    dayBeginSetting.choose('utc')
  }
  follow()
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'utc', streaks: 'shown' }))
  expect(dayBeginSetting.read()).toBe('utc')
  await vi.waitFor(() => expect(streakSetting.read()).toBe('shown'))
})

test('the next person on the device does not take over what this one chose', async () => {
  const server = backend({ streaks: 'hidden' })
  follow()
  await vi.waitFor(() => expect(streakSetting.read()).toBe('hidden'))
  stop()
  forgetPersonalData()
  expect(streakSetting.read()).toBe('shown')
  expect(server.requests).toEqual(['GET '])
})
