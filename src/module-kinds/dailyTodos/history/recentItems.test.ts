import type { DailyTodoItem } from '@daymark/api'
import { expect, test } from 'vitest'
import { withRecent } from './recentItems.ts'

function item(option: number, date: string, status: DailyTodoItem['status']): DailyTodoItem {
  return { id: option, module: 1, option, date, status }
}

test('a day on the edge of what is read keeps what was known of it, and what is new there counts once', () => {
  const known = [
    item(1, '2026-11-18', 'done'),
    item(1, '2026-11-19', 'done'),
    item(2, '2026-11-19', 'todo'),
    item(1, '2026-11-20', 'done'),
  ]
  const recent = [item(2, '2026-11-19', 'skip'), item(1, '2026-11-20', 'skip')]
  const joined = [known[0], known[1], ...recent]
  expect(withRecent(known, recent)).toEqual(joined)
  expect(withRecent(withRecent(known, recent), recent)).toEqual(joined)
})
