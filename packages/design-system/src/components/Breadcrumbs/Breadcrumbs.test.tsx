import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

test('is a landmark of its own with one link for each page, from the top, and the open page at the end', () => {
  render(
    <Breadcrumbs
      label="Breadcrumbs"
      current="Ketch"
      items={[
        { label: 'Harbour', href: '/harbour' },
        { label: 'Ships', href: '/ships' },
      ]}
    />,
  )
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Harbour', '/harbour'],
    ['Ships', '/ships'],
  ])
  expect(screen.getByText('Ketch')).toHaveAttribute('aria-current', 'page')
})
