import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '../../app/start/startTexts.ts'
import { LeaveGuard } from './leave.tsx'

vi.mock('./LeaveQuestion.tsx', () => {
  throw new Error('offline')
})

beforeEach(() => startTexts())

function openForm() {
  const form = (
    <>
      <Link to="/other">Other</Link>
      <LeaveGuard hasUnsavedChanges isSaving={false} />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/form', element: form },
      { path: '/other', element: 'Other page' },
    ],
    { initialEntries: ['/form'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

test('where the question cannot be fetched, the browser asks it, each time', async () => {
  const ask = vi.spyOn(globalThis, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const router = openForm()
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(router.state.location.pathname).toBe('/form')
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/other'))
  expect(ask).toHaveBeenCalledTimes(2)
})
