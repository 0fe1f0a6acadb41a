import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('says what it waits for, and no invented value', () => {
  render(<Spinner label="Loading" />)
  const spinner = screen.getByRole('progressbar', { name: 'Loading' })
  expect(spinner).not.toHaveAttribute('aria-valuenow')
})

test('is silent without a label', () => {
  render(<Spinner />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
