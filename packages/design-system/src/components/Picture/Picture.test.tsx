import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Picture } from './Picture.tsx'

const texts = { openLabel: 'Enlarge', closeLabel: 'Close' }

test('says what it shows, and is fetched only when it comes near', () => {
  render(<Picture {...texts} src="/hill.png" alt="The sun behind a hill" />)
  const image = screen.getByRole('img', { name: 'The sun behind a hill' })
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('is silent where the text beside it says it already', () => {
  render(<Picture {...texts} src="/hill.png" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('reports a picture that cannot be shown', () => {
  const onError = vi.fn()
  render(<Picture {...texts} src="/none.png" alt="Nothing" onError={onError} />)
  fireEvent.error(screen.getByRole('img', { name: 'Nothing' }))
  expect(onError).toHaveBeenCalledOnce()
})
