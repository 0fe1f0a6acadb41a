import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { useToday } from '../../lib/days/days.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useDayCount } from './dayCount.ts'

/** To be preloaded: a list may be finished without a connection. */
export const FinishedDay = lazyPart(async () => (await import('./FinishedDay.tsx')).FinishedDay)

/** Fewer rows take no more room than the line that would replace them. */
const leastFolded = 3

interface Props {
  day: string
  options: readonly DailyTodoOption[]
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}

/** Returns whether the rows of a day can be folded: today's, when nothing is left. */
export function useIsFoldable({ day, options, items }: Pick<Props, 'day' | 'options' | 'items'>) {
  const count = useDayCount(day, options, items)
  const isToday = day === useToday()
  const isFinished = isToday && count?.open === 0
  return { isFinished, isFoldable: isFinished && options.length >= leastFolded }
}

/** Shown beside the button for a new to-do when nothing is left for today. */
export function DayEnd({ isFolded, onFold, ...day }: Props) {
  const { isFinished, isFoldable } = useIsFoldable(day)
  if (!isFinished) return null
  return (
    <FinishedDay
      total={day.options.length}
      isFolded={isFoldable ? isFolded : undefined}
      onFold={onFold}
    />
  )
}
