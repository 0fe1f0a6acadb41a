import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withAppClient } from '../../../tests/support/unit/appClient.tsx'
import { addDays, nextDayBegin, useToday } from './days.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-21', -1, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
])('from %s, %i day further is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test('today becomes the next day at midnight UTC, night after night', () => {
  vi.setSystemTime('2026-11-20T23:59:00Z')
  const { result } = renderHook(useToday, withAppClient)
  expect(result.current).toBe('2026-11-20')
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(result.current).toBe('2026-11-21')
  act(() => {
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  })
  expect(result.current).toBe('2026-11-22')
})

test('a machine that slept over midnight shows the new day when the person comes back', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z')
  const { result } = renderHook(useToday, withAppClient)
  vi.setSystemTime('2026-11-21T08:00:00Z')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe('2026-11-21')
})

test.each([
  ['2026-11-20T12:34:56Z', '2026-11-21T00:00:00Z'],
  ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'],
])('at %s the next day begins at %s', (now, expected) => {
  vi.setSystemTime(now)
  expect(nextDayBegin()).toBe(Date.parse(expected))
})
