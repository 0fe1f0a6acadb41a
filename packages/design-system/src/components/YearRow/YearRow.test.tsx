import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { matchWindow } from '../../testing/matchWindow.ts'
import { YearRow, YearRows } from './YearRow.tsx'

beforeEach(() => matchWindow({ isNarrow: false }))

test('is one link, which says its numbers with pauses, and nothing of what is not known', () => {
  const content = { until: '2026-11-28', parts: new Map(), isUnread: () => true } as const
  render(
    <YearRows aria-label="Lists">
      <YearRow
        href="#work"
        title="Work"
        hue="sea"
        lines={[[{ text: '3 of 4 days' }], [{ strong: '2', text: 'days', spoken: 'two in a row' }]]}
        {...content}
      />
      <YearRow href="#body" title="Body" hue="rose" lines={undefined} {...content} />
    </YearRows>,
  )
  const list = screen.getByRole('list', { name: 'Lists' })
  expect(list.querySelectorAll('li')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Work, 3 of 4 days, two in a row' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Body' })).toBeVisible()
})
