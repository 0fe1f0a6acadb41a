import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { DayHeader } from './DayHeader.tsx'

test('holds the one first heading of the page, which takes the focus after a navigation', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(
    <DayHeader title="Thursday" line="26 November" ring={null} strip={null} headingRef={heading} />,
  )
  heading.current?.focus()
  expect(screen.getByRole('heading', { level: 1, name: 'Thursday' })).toHaveFocus()
  expect(screen.getByText('26 November')).toBeVisible()
})
