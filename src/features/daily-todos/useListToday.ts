import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../lib/days/days.ts'
import { useDayCount } from './dayCount.ts'
import { isArchivedOn } from './schedule/schedule.ts'
import { byOption, dayItems, moduleOptions } from './todoQueries.ts'

/** Returns how far a list is today, from the answers that its card reads. The count is undefined until it is known. */
export function useListToday(module: number) {
  const today = useToday()
  const { data: options, isError: haveOptionsFailed } = useQuery(moduleOptions(module))
  const { data: items, isError: haveItemsFailed } = useQuery({
    ...dayItems(module, today),
    select: byOption,
  })
  const count = useDayCount(today, options ?? [], items, module)
  return {
    count: options && count,
    hasTodos: options?.some((option) => !isArchivedOn(option, today)) ?? false,
    hasFailed: (haveOptionsFailed && !options) || (haveItemsFailed && !items),
  }
}
