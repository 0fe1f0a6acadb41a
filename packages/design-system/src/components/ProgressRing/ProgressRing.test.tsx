import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressRing } from './ProgressRing.tsx'

test('says its value in words, and never more than everything', () => {
  render(<ProgressRing label="Today" value={9} maxValue={6} valueLabel="6 of 6" />)
  const ring = screen.getByRole('progressbar', { name: 'Today' })
  expect(ring).toHaveAttribute('aria-valuetext', '6 of 6')
  expect(ring).toHaveAttribute('aria-valuenow', '6')
})

test('is empty, not broken, while there is nothing to do', () => {
  const { container } = render(
    <ProgressRing label="Today" value={0} maxValue={0} valueLabel="Nothing" />,
  )
  expect(container.querySelectorAll('circle')).toHaveLength(1)
})
