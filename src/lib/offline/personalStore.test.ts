import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A store that writes what is put into it when `end` is called, and notes it. */
function fakeStore() {
  const written: unknown[] = []
  const transaction = Object.assign(new EventTarget(), {
    objectStore: () => ({ put: (value: unknown) => written.push(value), transaction }),
    abort() {
      written.length = 0
      transaction.onabort?.()
    },
    end() {
      transaction.oncomplete?.()
      transaction.dispatchEvent(new Event('complete'))
    },
    oncomplete: undefined as (() => void) | undefined,
    onabort: undefined as (() => void) | undefined,
  })
  const database = { transaction: () => transaction, close: () => undefined }
  return { written, transaction, database }
}

async function usedWith(open: () => unknown) {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open })
  vi.resetModules()
  return import('./personalStore.ts')
}

const answered = (result: unknown) => {
  const request = Object.assign(new EventTarget(), { result })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}

const answers = new Map([['name', 'value']])

test('after a request that the browser did not answer, the next one opens the store anew', async () => {
  const { written, transaction, database } = fakeStore()
  const open = vi
    .fn()
    .mockReturnValueOnce(new EventTarget())
    .mockImplementation(() => answered(database))
  const { writePersisted } = await usedWith(open)
  const first = writePersisted(1, answers)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toBe(false)
  const second = writePersisted(1, answers)
  await vi.advanceTimersByTimeAsync(0)
  transaction.end()
  expect(await second).toBe(true)
  expect(written).toEqual(['value'])
})

test('a page that is left gives up what it writes, so that no later page waits for it', async () => {
  const { written, transaction, database } = fakeStore()
  const { writePersisted } = await usedWith(() => answered(database))
  const first = writePersisted(1, answers)
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual(['value'])
  dispatchEvent(new Event('pagehide'))
  expect(await first).toBe(false)
  expect(written).toEqual([])
  expect(await writePersisted(1, answers)).toBe(false)
  // It comes back from the back/forward cache.
  dispatchEvent(new Event('pageshow'))
  const second = writePersisted(1, answers)
  await vi.advanceTimersByTimeAsync(0)
  transaction.end()
  expect(await second).toBe(true)
})
