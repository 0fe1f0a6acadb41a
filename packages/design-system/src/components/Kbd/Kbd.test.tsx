import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Kbd } from './Kbd.tsx'

test('is marked as something that is typed', () => {
  render(<Kbd>Ctrl</Kbd>)
  expect(screen.getByText('Ctrl').tagName).toBe('KBD')
})
