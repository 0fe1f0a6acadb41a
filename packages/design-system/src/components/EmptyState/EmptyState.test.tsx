import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

test('says what is not there as a heading, and leads to the next step', () => {
  render(
    <EmptyState
      title="Nothing here yet"
      headingLevel={3}
      action={<ButtonLink href="/new">Add the first one</ButtonLink>}
    >
      What you add will show up on this page.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing here yet' })).toBeVisible()
  expect(screen.getByText('What you add will show up on this page.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add the first one' })).toHaveAttribute('href', '/new')
})
