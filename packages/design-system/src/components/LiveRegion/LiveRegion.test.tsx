import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LiveRegion } from './LiveRegion.tsx'

test('is on the page before there is something to say, and stays the same element', () => {
  const { rerender } = render(<LiveRegion />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<LiveRegion>Saved</LiveRegion>)
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Saved')
})

test('interrupts where it is told to', () => {
  render(<LiveRegion role="alert">The connection is lost</LiveRegion>)
  expect(screen.getByRole('alert')).toHaveTextContent('The connection is lost')
})
