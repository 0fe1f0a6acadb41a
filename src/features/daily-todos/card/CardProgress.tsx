import { ArcRing, Words } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useIsOnScreen } from '../../../ui/onScreen.ts'
import { type DayCount, useDayCount } from '../dayCount.ts'
import { byOption, dayItems, moduleOptions } from '../todoQueries.ts'

interface Props {
  module: number
  day: string
}

/** Returns how far a list is on a day. The card reads the list; this requests nothing. */
function useCardCount({ module, day }: Props): DayCount | undefined {
  const asked = { enabled: false, subscribed: useIsOnScreen() }
  const { data: options = [] } = useQuery({ ...moduleOptions(module), ...asked })
  const { data: items } = useQuery({ ...dayItems(module, day), ...asked, select: byOption })
  return useDayCount(day, options, items, module)
}

/** The ring beside the name of a list. `WidgetDay` says the same in words. */
export function CardRing(props: Props) {
  const { done = 0, skipped = 0, total = 0 } = useCardCount(props) ?? {}
  const part = (amount: number) => (total === 0 ? 0 : amount / total)
  return (
    <ArcRing
      arcs={[{ done: part(done), passed: part(skipped) }]}
      value={done + skipped}
      maxValue={total}
    />
  )
}

/** How many are done of how many: `WidgetDay` says it in words. */
export function CardCount(props: Props) {
  const count = useCardCount(props)
  if (count === undefined || count.total === 0) return null
  return <Words>{`${count.done}/${count.total}`}</Words>
}
