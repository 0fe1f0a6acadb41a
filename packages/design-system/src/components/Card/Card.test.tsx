import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './Card.tsx'

test('is a region with the name of its title', () => {
  render(<Card title="Morning">Tea</Card>)
  expect(screen.getByRole('region', { name: 'Morning' })).toHaveTextContent('Tea')
  expect(screen.getByRole('heading', { level: 2, name: 'Morning' })).toBeVisible()
})

test('adds no nameless region to the page', () => {
  render(<Card>Tea</Card>)
  expect(screen.queryByRole('region')).toBeNull()
})
