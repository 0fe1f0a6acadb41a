import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { ArcRing } from './ArcRing.tsx'

const texts = { label: 'Today', valueLabel: '4 of 6 done' }

test('is silent where words beside it say the same', async () => {
  const { container } = render(<ArcRing arcs={[]} value={4} maxValue={6} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect((await transcript(container)).join('')).toBe('')
})

test('has an arc for each part that is done or passed, one after the other', () => {
  const arcs = [
    { done: 0.25, passed: 0.25 },
    { done: 0, passed: 0 },
    { done: 0.2, passed: 0 },
  ]
  const { container } = render(<ArcRing {...texts} arcs={arcs} value={4} maxValue={6} />)
  const ends = [...container.querySelectorAll('circle[stroke-dasharray]')].map((circle) =>
    circle.getAttribute('stroke-dasharray'),
  )
  expect(ends).toEqual(['70.00 100', '50.00 100', '25.00 100'])
})

test('has a check once it is closed, and not while there is nothing to do', () => {
  const { container, rerender } = render(<ArcRing {...texts} arcs={[]} value={0} maxValue={0} />)
  expect(container.querySelector('path')).toBeNull()
  rerender(<ArcRing {...texts} arcs={[{ done: 1, passed: 0 }]} value={6} maxValue={6} />)
  expect(container.querySelector('path')).not.toBeNull()
})
