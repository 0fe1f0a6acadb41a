import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { persisted } from './persisted.ts'
import { persistQueries, restoreQueries } from './persistedQueries.ts'
import { deletePersisted, readPersisted, writePersisted } from './personalStore.ts'

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

describe('what was persisted', () => {
  const queryKey = ['options']
  const aDay = 24 * 60 * 60 * 1_000
  const keep = (age: number) =>
    vi
      .mocked(readPersisted)
      .mockResolvedValue(
        new Map([
          ['["options"]', { format: 1, queryKey, data: ['Walk'], updatedAt: Date.now() - age }],
        ]),
      )

  test('can be read in an app that stays open for days, whatever page is looked at', async () => {
    const client = new QueryClient()
    keep(aDay)
    await restoreQueries(client, 1)
    await vi.advanceTimersByTimeAsync(6 * 60 * 1_000)
    expect(client.getQueryData(queryKey)).toEqual(['Walk'])
    await vi.advanceTimersByTimeAsync(3 * aDay)
    expect(client.getQueryData(queryKey)).toEqual(['Walk'])
  })

  test('is read again by what shows it, and persisted again when it changes', async () => {
    const client = new QueryClient()
    keep(1_000)
    await restoreQueries(client, 1)
    persistQueries(client, 1)
    expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, status: 'success' })
    client.setQueryData(queryKey, ['Walk', 'Read'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(writePersisted).toHaveBeenCalledOnce()
  })

  test('stands behind what has arrived first, and is deleted after a week', async () => {
    const client = new QueryClient()
    client.setQueryData(queryKey, ['Read'])
    keep(1_000)
    await restoreQueries(client, 1)
    expect(client.getQueryData(queryKey)).toEqual(['Read'])
    client.clear()
    keep(8 * aDay)
    await restoreQueries(client, 1)
    expect(client.getQueryData(queryKey)).toBeUndefined()
    expect(deletePersisted).toHaveBeenCalledExactlyOnceWith(1, '["options"]')
  })
})

test('nothing is persisted for a person who has left', async () => {
  vi.mocked(writePersisted).mockResolvedValue(false)
  const { stop } = await readOptions()
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(writePersisted).toHaveBeenCalledOnce()
})
