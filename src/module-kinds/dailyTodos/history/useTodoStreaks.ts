import type { DailyTodoOption } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { useUtcToday } from '../../../ui/days.ts'
import { usePendingChanges } from '../statusMutation.ts'
import { historyOf, withItems } from './history.ts'
import { recentItems } from './recentItems.ts'
import { reportOf } from './report.ts'
import { useAreStreaksShown } from './streakSetting.ts'
import type { Streaks } from './streaks.ts'

/** The streaks of one to-do in what its card has read; none while they are hidden or there is none. Asks for nothing. */
export function useTodoStreaks({ id, module }: DailyTodoOption): Streaks | undefined {
  const today = useUtcToday()
  const areStreaksShown = useAreStreaksShown()
  const { data: recent = [] } = useQuery({ ...recentItems(module), enabled: false })
  const pending = usePendingChanges().filter((change) => change.module === module)
  const { streaks } = reportOf(id, withItems(historyOf(recent), pending), today)
  return areStreaksShown && streaks.longest > 0 ? streaks : undefined
}
