import { Announcer } from '@daymark/design-system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** Shows a part of a screen as the app does: with data, at an address, and with a page that it may lead to. */
export function renderScreen(element: ReactElement, queryClient = new QueryClient()) {
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } })
  const router = createMemoryRouter(
    [
      { path: '/', element: <Suspense fallback="Loading">{element}</Suspense> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Announcer />
    </QueryClientProvider>,
  )
  return { router, queryClient }
}
