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

test('what could not be kept because the browser did not answer is kept by another connection', async () => {
  vi.useFakeTimers()
  const { open, written } = stuckStore()
  vi.stubGlobal('indexedDB', { open })
  const { keep } = await import('./personalStore.ts')
  const kept = keep(1, 'name', 'value')
  await vi.advanceTimersByTimeAsync(10_000)
  await kept
  expect(written).toEqual(['value'])
})
