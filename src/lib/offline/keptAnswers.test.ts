import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswers, keptOffline } from './keptAnswers.ts'
import { keep } from './personalStore.ts'

vi.mock('./personalStore.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(keep).mockReset().mockResolvedValue(true)
})

afterEach(() => vi.useRealTimers())

/** Starts to keep what a client reads, and lets it read a list of options. */
async function readOptions() {
  const client = new QueryClient()
  const stop = keepAnswers(client, 1)
  const queryFn = () => Promise.resolve(['Walk'])
  await client.fetchQuery({ queryKey: ['options'], queryFn, ...keptOffline })
  return { client, stop }
}

const options = expect.objectContaining({ data: ['Walk'] }) as unknown

test('an answer is kept soon, and not while the page goes away', async () => {
  await readOptions()
  window.dispatchEvent(new Event('pagehide'))
  expect(keep).not.toHaveBeenCalled()
  // The page came back.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keep).toHaveBeenCalledExactlyOnceWith(1, new Map([['["options"]', options]]))
})

test('what the browser did not keep is kept later, as it is then', async () => {
  vi.mocked(keep).mockResolvedValueOnce(false)
  const { client } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  client.setQueryData(['options'], ['Walk', 'Read'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(keep).toHaveBeenCalledTimes(2)
  const both = expect.objectContaining({ data: ['Walk', 'Read'] }) as unknown
  expect(keep).toHaveBeenLastCalledWith(1, new Map([['["options"]', both]]))
})

test('an answer that arrives while others are being kept is kept after them', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  vi.mocked(keep).mockReturnValueOnce(promise)
  const { client } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  client.setQueryData(['options'], ['Walk', 'Read'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keep).toHaveBeenCalledOnce()
  resolve(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keep).toHaveBeenCalledTimes(2)
})

test('a browser that keeps nothing is asked less and less often', async () => {
  vi.mocked(keep).mockResolvedValue(false)
  await readOptions()
  await vi.advanceTimersByTimeAsync(60 * 60 * 1_000)
  expect(vi.mocked(keep).mock.calls.length).toBeLessThan(15)
})

test('nothing is kept for a person who has left', async () => {
  vi.mocked(keep).mockResolvedValue(false)
  const { stop } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(keep).toHaveBeenCalledOnce()
})
