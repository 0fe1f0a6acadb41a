import { ApiError } from '@daymark/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from './paced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tooMany = (retryAfter?: number) => new ApiError({ kind: 'client', status: 429, retryAfter })

test('waits as long as the server says, and longer each time when it says nothing', async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(tooMany(7))
    .mockRejectedValueOnce(tooMany())
    .mockResolvedValue('done')
  const waits: number[] = []
  const { signal } = new AbortController()
  const result = paced(work, { signal, onWait: (seconds) => waits.push(seconds) })
  await vi.advanceTimersByTimeAsync(6_900)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await result).toBe('done')
  expect(waits).toEqual([7, 0, 2, 0])
})

test('another failure is thrown at once', async () => {
  const refused = new ApiError({ kind: 'validation', status: 400 })
  const work = vi.fn().mockRejectedValue(refused)
  await expect(paced(work, { signal: new AbortController().signal })).rejects.toBe(refused)
  expect(work).toHaveBeenCalledTimes(1)
})

test('stopping ends a wait, and begins nothing new', async () => {
  const work = vi.fn().mockRejectedValue(tooMany(60))
  const stopper = new AbortController()
  const stopped = paced(work, { signal: stopper.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  stopper.abort()
  expect(await stopped).toMatchObject({ kind: 'aborted' })
  await expect(paced(work, { signal: stopper.signal })).rejects.toMatchObject({ kind: 'aborted' })
  expect(work).toHaveBeenCalledTimes(1)
})
