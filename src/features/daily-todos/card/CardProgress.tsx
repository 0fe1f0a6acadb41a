import type { DailyTodoOption } from '@daymark/api'
import { ArcRing, Words } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { type DayCount, useDayCount } from '../dayCount.ts'
import { byOption, dayItems, moduleOptions } from '../todoQueries.ts'

interface Props {
  module: number
  day: string
}

/** Returns how far a list is on a day. Undefined until it is known. */
function useCardCount({ module, day }: Props): DayCount | undefined {
  const { data: options } = useQuery(moduleOptions(module))
  const { data: items } = useQuery({ ...dayItems(module, day), select: byOption })
  const count = useDayCount(day, options ?? none, items, module)
  return options && count
}

const none: readonly DailyTodoOption[] = []

/** The ring beside the name of a list. `WidgetDay` says the same in words. */
export function CardRing(props: Props) {
  const count = useCardCount(props)
  if (count === undefined) return <ArcRing value={0} maxValue={0} />
  const { done, skipped, total } = count
  const part = (amount: number) => (total === 0 ? 0 : amount / total)
  return (
    <ArcRing
      arcs={[{ done: part(done), passed: part(skipped) }]}
      value={done + skipped}
      maxValue={total}
    />
  )
}

const figureSpace = '\u2007'

/** How many are done of how many: `WidgetDay` says it in words. */
export function CardCount(props: Props) {
  const count = useCardCount(props)
  if (count === undefined || count.total === 0) return null
  // As wide as at the end of the day: the name beside it keeps its lines.
  const done = String(count.done).padStart(String(count.total).length, figureSpace)
  return <Words>{`${done}/${count.total}`}</Words>
}
