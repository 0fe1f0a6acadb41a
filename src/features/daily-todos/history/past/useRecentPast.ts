import type { DailyTodoOption } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../../lib/days/days.ts'
import { unhurried } from '../../../../lib/query/unhurried.ts'
import { useDeferredPendingStatuses } from '../../pendingChanges.ts'
import { dueOf } from '../../schedule/schedule.ts'
import { daysRead, firstDays, withItems } from './history.ts'
import { yearBefore } from './knownPast.ts'
import { isReadSince, pastOfList } from './readPast.ts'
import { streaksOfTodo, todoOf, type TodoStreaks, useAreStreaksShown } from './streaks.ts'

interface KnownStreaks extends TodoStreaks {
  /** The past was read so far back that no streak can be longer. */
  isWhole: boolean
}

/** Returns the streaks of one to-do as far as its past was read. Undefined before that, and while streaks are hidden. */
export function useTodoStreaks(option: DailyTodoOption): KnownStreaks | undefined {
  const { id, module } = option
  const today = useToday()
  const areStreaksShown = useAreStreaksShown()
  const { data: past } = useQuery({ ...pastOfList(module), ...unhurried })
  const pending = useDeferredPendingStatuses(module)
  if (past === undefined || !areStreaksShown) return undefined
  const history = withItems(daysRead(past), pending)
  const known = { history, first: firstDays(history, [id]), due: dueOf([option]), today }
  return { ...streaksOfTodo(todoOf(id, known)), isWhole: isReadSince(past, yearBefore(today)) }
}
