import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { PageHeader } from './PageHeader.tsx'

test('holds the one first heading of the page, which takes the focus after a navigation', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(
    <PageHeader title="Ships" description="All that left this harbour." headingRef={heading} />,
  )
  heading.current?.focus()
  expect(screen.getByRole('heading', { level: 1, name: 'Ships' })).toHaveFocus()
  expect(screen.getByText('All that left this harbour.')).toBeVisible()
})
