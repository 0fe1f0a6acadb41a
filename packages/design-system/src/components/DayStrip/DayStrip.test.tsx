import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DayStrip } from './DayStrip.tsx'

const days = [
  {
    day: '2026-11-20',
    caption: 'Fr',
    label: 'Friday: all done',
    number: 20,
    arcs: [{ done: 1, passed: 0 }],
  },
  { day: '2026-11-21', caption: 'Sa', label: 'Saturday: nothing done', number: 21, arcs: [] },
]

test('says each day and how it went, and which one is shown', () => {
  render(
    <DayStrip
      label="This week"
      days={days}
      value="2026-11-21"
      today="2026-11-21"
      onChange={vi.fn()}
    />,
  )
  const shown = screen.getByRole('button', { name: 'Saturday: nothing done' })
  expect(shown).toHaveAttribute('aria-current', 'date')
  expect(screen.getByRole('button', { name: 'Friday: all done' })).not.toHaveAttribute(
    'aria-current',
  )
})

test('a day before there was anything to do has no ring that looks like a failure', () => {
  const before = { ...days[0], day: '2026-11-19', number: 19, label: 'Thursday', caption: 'Th' }
  const { container } = render(
    <DayStrip
      label="This week"
      days={[{ ...before, arcs: [], isBefore: true }]}
      value="2026-11-21"
      today="2026-11-21"
      onChange={vi.fn()}
    />,
  )
  expect(container.querySelector('circle')).toBeNull()
  expect(screen.getByRole('button', { name: 'Thursday' })).toBeVisible()
})
