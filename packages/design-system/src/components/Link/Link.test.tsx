import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { Link } from './Link.tsx'

test("hands its address to the application's router, by mouse and by Enter", async () => {
  const navigate = vi.fn()
  render(
    <RouterProvider navigate={navigate}>
      <Link href="/ships">Ships</Link>
    </RouterProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Ships' }))
  await userEvent.keyboard('{Enter}')
  expect(navigate.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/ships', '/ships'])
})
