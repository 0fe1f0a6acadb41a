import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './queryClient.ts'
import { whenQuiet } from './whenQuiet.ts'

const longAfter = 60_000
const queryKey = ['shown']

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** Begins to read something; answers a function that gives the answer. */
function read(): () => void {
  const { promise, resolve } = Promise.withResolvers<string>()
  void queryClient.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
  return () => resolve('answer')
}

test('what is not waited for comes after what is read for the first time', async () => {
  const work = vi.fn()
  const answer = read()
  whenQuiet(work)
  await vi.advanceTimersByTimeAsync(longAfter)
  expect(work).not.toHaveBeenCalled()
  answer()
  await vi.advanceTimersByTimeAsync(longAfter)
  expect(work).toHaveBeenCalledOnce()
})

test('what is only read again holds nothing up', async () => {
  queryClient.setQueryData(queryKey, 'kept')
  const work = vi.fn()
  const answer = read()
  whenQuiet(work)
  await vi.advanceTimersByTimeAsync(longAfter)
  expect(work).toHaveBeenCalledOnce()
  answer()
})

test('what was taken back is not done', async () => {
  const work = vi.fn()
  const answer = read()
  const cancel = whenQuiet(work)
  await vi.advanceTimersByTimeAsync(longAfter)
  cancel()
  answer()
  await vi.advanceTimersByTimeAsync(longAfter)
  expect(work).not.toHaveBeenCalled()
})
