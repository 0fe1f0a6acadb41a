import { ArcRing } from '@daymark/design-system'
import { useToday } from '../../lib/days/days.ts'
import { useListHue } from './listHue.ts'
import { useListDay } from './useListDay.ts'

interface Props {
  module: number
  isLarge?: boolean
}

/** Shows beside the name of a list how far it is today. Silent: `ListState` says it. */
export function ListSign({ module, isLarge }: Props) {
  const size = isLarge ? 'medium' : 'row'
  const hue = useListHue(module)
  const { count, hasFailed } = useListDay(module, useToday())
  if (count === undefined) {
    return <ArcRing size={size} {...(hasFailed && { arcs: [] })} value={0} maxValue={0} />
  }
  const { total, done, skipped } = count
  const arcs = total === 0 ? [] : [{ hue, done: done / total, passed: skipped / total }]
  return <ArcRing size={size} arcs={arcs} value={done + skipped} maxValue={total} />
}
