import { isArchivedOn } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { useWeek } from './history/past/useWeek.ts'
import { byOption, dayItems, moduleOptions } from './todoQueries.ts'
import { useDayCount } from './useDayCount.ts'

/** Returns how far a list is on a day, from the answers that its card reads. The count is undefined until it is known. */
export function useListDay(module: number, day: string) {
  const { data: options, isError: haveOptionsFailed } = useQuery(moduleOptions(module))
  const { data: items, isError: haveItemsFailed } = useQuery({
    ...dayItems(module, day),
    select: byOption,
  })
  const week = useWeek(module, options, day)
  const count = useDayCount(day, options ?? [], items, week, module)
  return {
    count: options && count,
    hasTodos: options?.some((option) => !isArchivedOn(option, day)) ?? false,
    hasFailed: (haveOptionsFailed && !options) || (haveItemsFailed && !items),
  }
}
