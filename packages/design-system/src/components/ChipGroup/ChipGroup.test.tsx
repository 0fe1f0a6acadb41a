import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChipGroup } from './ChipGroup.tsx'

const options = ['Walk', 'Read', 'Water']

test('takes one and gives one back with the keyboard', async () => {
  const onToggle = vi.fn()
  render(<ChipGroup label="Suggestions" options={options} value={['Read']} onToggle={onToggle} />)
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowRight} ')
  expect(onToggle.mock.calls).toEqual([
    ['Walk', true],
    ['Read', false],
  ])
})

test('takes no more when it is full, and still gives back', async () => {
  const onToggle = vi.fn()
  render(
    <ChipGroup label="Suggestions" options={options} value={['Read']} onToggle={onToggle} isFull />,
  )
  expect(screen.getByRole('button', { name: 'Walk' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Read' }))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('Read', false)
})
