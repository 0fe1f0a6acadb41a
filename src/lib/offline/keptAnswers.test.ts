import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepAnswers, keptOffline } from './keptAnswers.ts'
import { keep } from './personalStore.ts'

vi.mock('./personalStore.ts')

afterEach(() => vi.useRealTimers())

test('an answer is kept soon, and not while the page goes away', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const stop = keepAnswers(client, 1)
  const queryFn = () => Promise.resolve(['Walk'])
  await client.fetchQuery({ queryKey: ['options'], queryFn, ...keptOffline })
  window.dispatchEvent(new Event('pagehide'))
  expect(keep).not.toHaveBeenCalled()
  // The page came back.
  vi.advanceTimersByTime(1_000)
  expect(keep).toHaveBeenCalledExactlyOnceWith(
    1,
    '["options"]',
    expect.objectContaining({ data: ['Walk'] }),
  )
  stop()
})
