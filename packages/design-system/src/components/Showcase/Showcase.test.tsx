import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from '../Card/Card.tsx'
import { Showcase } from './Showcase.tsx'

test('the card comes first, then what the application is for; the drawing is silent', () => {
  const { container } = render(
    <Showcase about="Your day on one page.">
      <Card>Log in</Card>
    </Showcase>,
  )
  expect(container).toHaveTextContent(/^Log in.*Your day on one page\.$/)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
