import { useToday } from '../../lib/days/days.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { DayCount } from './dayCount.ts'

/** To be preloaded: a list may be finished without a connection. */
export const FinishedDay = lazyPart(async () => (await import('./FinishedDay.tsx')).FinishedDay)

/** Fewer rows take no more room than the line that would replace them. */
const leastFolded = 3

interface Props {
  day: string
  count: DayCount | undefined
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}

/** Returns whether nothing is left of today, and whether its rows can be folded then. */
export function useIsFoldable(day: string, count: DayCount | undefined) {
  const isToday = day === useToday()
  const isFinished = isToday && count?.open === 0
  return { isFinished, isFoldable: isFinished && count.total >= leastFolded }
}

/** Shown beside the button for a new to-do when nothing is left for today. */
export function DayEnd({ day, count, isFolded, onFold }: Props) {
  const { isFinished, isFoldable } = useIsFoldable(day, count)
  if (!isFinished || !count) return null
  return (
    <FinishedDay total={count.total} isFolded={isFoldable ? isFolded : undefined} onFold={onFold} />
  )
}
