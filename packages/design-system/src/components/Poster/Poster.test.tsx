import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Poster, Quotation } from './Poster.tsx'

test('has no title, and a caption only as one of several', () => {
  const { rerender } = render(
    <Poster>
      <Quotation>Begin at once.</Quotation>
    </Poster>,
  )
  expect(screen.getByText('Begin at once.')).toBeVisible()
  expect(screen.queryByText('Quotes')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(
    <Poster caption="Quotes">
      <Quotation>Begin at once.</Quotation>
    </Poster>,
  )
  expect(screen.getByText('Quotes')).toBeVisible()
})
