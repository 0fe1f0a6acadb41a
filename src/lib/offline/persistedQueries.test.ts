import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistQueries, persisted } from './persistedQueries.ts'
import { writePersisted } from './personalStore.ts'

vi.mock('./personalStore.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(writePersisted).mockReset().mockResolvedValue(true)
})

afterEach(() => vi.useRealTimers())

/** Starts to persist what a client reads, and lets it read a list of options. */
async function readOptions() {
  const client = new QueryClient()
  const stop = persistQueries(client, 1)
  const queryFn = () => Promise.resolve(['Walk'])
  await client.fetchQuery({ queryKey: ['options'], queryFn, ...persisted })
  return { client, stop }
}

const options = expect.objectContaining({ data: ['Walk'] }) as unknown

test('an answer is persisted soon, and not while the page goes away', async () => {
  await readOptions()
  window.dispatchEvent(new Event('pagehide'))
  expect(writePersisted).not.toHaveBeenCalled()
  // The page came back.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(writePersisted).toHaveBeenCalledExactlyOnceWith(1, new Map([['["options"]', options]]))
})

test('what the browser did not persist is persisted later, as it is then', async () => {
  vi.mocked(writePersisted).mockResolvedValueOnce(false)
  const { client } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  client.setQueryData(['options'], ['Walk', 'Read'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(writePersisted).toHaveBeenCalledTimes(2)
  const both = expect.objectContaining({ data: ['Walk', 'Read'] }) as unknown
  expect(writePersisted).toHaveBeenLastCalledWith(1, new Map([['["options"]', both]]))
})

test('an answer that arrives while others are being persisted is persisted after them', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  vi.mocked(writePersisted).mockReturnValueOnce(promise)
  const { client } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  client.setQueryData(['options'], ['Walk', 'Read'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(writePersisted).toHaveBeenCalledOnce()
  resolve(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(writePersisted).toHaveBeenCalledTimes(2)
})

test('a browser that stores nothing is asked less and less often', async () => {
  vi.mocked(writePersisted).mockResolvedValue(false)
  await readOptions()
  await vi.advanceTimersByTimeAsync(60 * 60 * 1_000)
  expect(vi.mocked(writePersisted).mock.calls.length).toBeLessThan(15)
})

test('nothing is persisted for a person who has left', async () => {
  vi.mocked(writePersisted).mockResolvedValue(false)
  const { stop } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(writePersisted).toHaveBeenCalledOnce()
})
