import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PosterField } from './PosterField.tsx'
import { Poster, Quotation } from './Poster.tsx'

test('has a heading that is heard, and a caption only as one of several', () => {
  const { rerender } = render(
    <Poster name="Quotes">
      <Quotation>Begin at once.</Quotation>
    </Poster>,
  )
  expect(screen.getByText('Begin at once.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Quotes' })).toBeInTheDocument()
  expect(screen.getAllByText('Quotes')).toHaveLength(1)
  rerender(
    <Poster name="Quotes" isNameShown>
      <Quotation>Begin at once.</Quotation>
    </Poster>,
  )
  expect(screen.getAllByText('Quotes')).toHaveLength(2)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('a picture that was chosen takes the place of the words, until it is taken away', async () => {
  const onPicture = vi.fn()
  const field = (picture: File | undefined) => (
    <PosterField
      label="Thought"
      placeholder="Type a sentence"
      picture={picture}
      onPicture={onPicture}
      chooseLabel="Choose a picture"
      clearLabel="Write instead"
    />
  )
  const { rerender } = render(field(undefined))
  expect(screen.queryByRole('button', { name: 'Write instead' })).toBeNull()
  const picture = new File(['x'], 'sunrise.png', { type: 'image/png' })
  rerender(field(picture))
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Write instead' }))
  expect(onPicture).toHaveBeenCalledExactlyOnceWith(undefined)
})
