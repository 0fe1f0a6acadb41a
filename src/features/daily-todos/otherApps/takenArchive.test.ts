import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offer } from '../../../../tests/support/unit/offer.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import { beaverHabits } from './beaverHabits.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-19T12:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

const days = (...dates: string[]) => dates.map((day) => ({ day, done: true }))
const smoke = { name: 'Smoke', status: 'archive', records: days('2024-04-09', '2024-04-30') }
const habits = [
  { name: 'Walk', records: days('2024-04-09') },
  smoke,
  { name: 'Today', status: 'archive', records: days('2026-11-19') },
  { name: 'Never', status: 'archive', records: [] },
]
const read = (habits: object[]) => beaverHabits.read({ kind: 'json', value: { habits } })

test('what was archived there comes in as archived after its last day, and the preview names it', () => {
  offer('archive')
  const found = read(habits)
  expect(found?.leftOut).toEqual(
    ['Smoke', 'Today', 'Never'].map((what) => ({ reason: 'archived', what })),
  )
  expect(found?.modules).toMatchObject([
    {
      name: 'Beaver Habits',
      widgets: ['Beaver Habits'],
      options: [
        { name: 'Walk' },
        { name: 'Smoke', archived: [{ from: '2024-05-01', until: null }] },
        { name: 'Today', archived: [{ from: '2026-11-19', until: null }] },
        { name: 'Never', archived: [{ from: '2026-11-19', until: null }] },
      ],
    },
  ])
  expect(found?.modules[0]?.options[0]).not.toHaveProperty('archived')
})

test('a list of nothing but archived habits is not on the dashboard', () => {
  offer('archive')
  expect(read([smoke])?.modules).toMatchObject([{ widgets: [], options: [{ name: 'Smoke' }] }])
})
