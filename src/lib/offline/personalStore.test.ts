import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns a store whose first request to open it is never answered; it notes what is put into it. */
function stuckStore() {
  const written: unknown[] = []
  const transaction = {
    objectStore: () => ({
      put: (value: unknown) => written.push(value),
      transaction,
    }),
    commit() {
      queueMicrotask(() => this.oncomplete?.())
    },
    oncomplete: undefined as (() => void) | undefined,
  }
  const database = { transaction: () => transaction, close: () => undefined }
  let asked = 0
  const open = () => {
    asked += 1
    const request = Object.assign(new EventTarget(), { result: database })
    if (asked > 1) queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return request
  }
  return { open, written }
}

test('after a request that the browser did not answer, the next one opens the store anew', async () => {
  vi.useFakeTimers()
  const { open, written } = stuckStore()
  vi.stubGlobal('indexedDB', { open })
  const { keep } = await import('./personalStore.ts')
  const answers = new Map([['name', 'value']])
  const first = keep(1, answers)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toBe(false)
  expect(await keep(1, answers)).toBe(true)
  expect(written).toEqual(['value'])
})
