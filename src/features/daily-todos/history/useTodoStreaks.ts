import type { DailyTodoOption } from '@daymark/api'
import { useToday } from '../../../lib/days/days.ts'
import { usePendingChanges } from '../statusMutation.ts'
import { firstDays, historyOf, withItems } from './history.ts'
import { useReadItems } from './pastItems.ts'
import { reportOf } from './report.ts'
import { useStore } from '../../../lib/store.ts'
import { streakSetting } from './streakSetting.ts'
import type { Streaks } from './streaks.ts'

/**
 * Returns the streaks of one to-do from what its card has read. Undefined while streaks are hidden. Sends no request.
 */
export function useTodoStreaks({ id, module }: DailyTodoOption): Streaks | undefined {
  const today = useToday()
  const areStreaksShown = useStore(streakSetting) === 'shown'
  const read = useReadItems(module)
  const pending = usePendingChanges().filter((change) => change.module === module)
  const history = withItems(historyOf(read), pending)
  const { streaks } = reportOf(id, { history, first: firstDays(history, [id]), today })
  return areStreaksShown && streaks.present > 0 ? streaks : undefined
}
