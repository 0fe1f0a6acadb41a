import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Column } from './Column.tsx'

test('its title has a rank, and code can focus it', () => {
  const ref = createRef<HTMLHeadingElement>()
  render(
    <Column title="Your name" level={2} headingRef={ref}>
      A field
    </Column>,
  )
  ref.current?.focus()
  expect(screen.getByRole('heading', { level: 2, name: 'Your name' })).toHaveFocus()
})
