import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PosterField } from './PosterField.tsx'
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
