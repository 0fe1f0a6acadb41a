import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('is part of a name that is spoken', () => {
  render(
    <button>
      Settings <VisuallyHidden>of Morning</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Settings of Morning' })).toBeVisible()
})
