import type { DailyTodoItem } from '@daymark/api'
import { withItems as historyWith } from '../../../src/features/daily-todos/history/past/history.ts'
import {
  type HistoryCache,
  withItems,
} from '../../../src/features/daily-todos/history/past/historyCache.ts'
import { dayNow } from '../../../src/lib/days/days.ts'

/** Returns the past of a list as if it had just been read, with the whole of it in these items. */
export function pastRead(items: readonly DailyTodoItem[]): HistoryCache {
  const readAt = Date.now()
  return {
    days: withItems({}, items),
    notes: {},
    knownAfter: '',
    before: 0,
    newest: 1,
    readOn: dayNow(),
    readAt,
    begunAt: readAt,
  }
}

/** Returns the days of some items. */
export const historyOf = (items: Parameters<typeof historyWith>[1]) => historyWith(new Map(), items)
