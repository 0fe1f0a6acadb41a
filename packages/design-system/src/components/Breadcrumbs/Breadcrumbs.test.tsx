import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

test('is a landmark of its own with one link for each page, from the top', () => {
  render(
    <Breadcrumbs
      label="Breadcrumbs"
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
})
