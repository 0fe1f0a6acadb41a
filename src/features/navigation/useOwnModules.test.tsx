import { configureApi } from '@daymark/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOwnModules } from './useOwnModules.ts'

afterEach(() => vi.unstubAllGlobals())

function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 60_000 } } })
  return renderHook(useOwnModules, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result
}

test('a server that fails is said to fail at once, not after the last try, and can be asked again', async () => {
  configureApi({ origin: location.origin })
  const answer = vi.fn(() => Response.json({}, { status: 500 }))
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const result = open()
  expect(result.current).toMatchObject({ isLoading: true, hasFailed: false })
  await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, hasFailed: true }))

  answer.mockImplementation(() =>
    Response.json({ pageCount: 1, results: [{ id: 1, name: 'Health' }] }),
  )
  await result.current.retry()
  await waitFor(() => expect(result.current.hasFailed).toBe(false))
  expect(result.current.modules.map(({ name }) => name)).toContain('Health')
})
