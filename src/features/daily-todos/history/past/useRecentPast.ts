import type { DailyTodoOption } from '@daymark/api'
import { useToday } from '../../../../lib/days/days.ts'
import { useStore } from '../../../../lib/store.ts'
import { useDeferredPendingStatuses } from '../../pendingStatuses.ts'
import { dueOf } from '../../schedule/schedule.ts'
import { firstDays, historyOf, withItems } from './history.ts'
import { useReadItems } from './pastItems.ts'
import { streakSetting, streaksOfTodo, todoOf, type TodoStreaks } from './streaks.ts'

/** Returns the streaks of one to-do from what its card has read. Undefined while streaks are hidden. Sends no request. */
export function useTodoStreaks(option: DailyTodoOption): TodoStreaks | undefined {
  const { id, module } = option
  const today = useToday()
  const areStreaksShown = useStore(streakSetting) === 'shown'
  const history = withItems(historyOf(useReadItems(module)), useDeferredPendingStatuses(module))
  const past = { history, first: firstDays(history, [id]), due: dueOf([option]), today }
  const streaks = streaksOfTodo(todoOf(id, past))
  return areStreaksShown && streaks.present > 0 ? streaks : undefined
}
