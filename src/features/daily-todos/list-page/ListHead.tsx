import { ArcRing, Words } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../lib/days/days.ts'
import { useCardCount } from '../card/CardProgress.tsx'
import { useListHue } from '../listHue.ts'
import { isArchivedOn } from '../schedule/schedule.ts'
import { moduleOptions } from '../todoQueries.ts'

interface Props {
  module: number
}

/** The ring of a list today. `ListLine` says the same in words. */
export function ListSign({ module }: Props) {
  const hue = useListHue(module)
  const count = useCardCount({ module, day: useToday() })
  if (count === undefined) return <ArcRing size="medium" value={0} maxValue={0} />
  const { done, skipped, total } = count
  const part = (amount: number) => (total === 0 ? 0 : amount / total)
  return (
    <ArcRing
      size="medium"
      arcs={[{ hue, done: part(done), passed: part(skipped) }]}
      value={done + skipped}
      maxValue={total}
    />
  )
}

/** Says how far a list is today. */
export function ListLine({ module }: Props) {
  const { t } = useTranslation('dailyTodos')
  const today = useToday()
  const { data: options = [] } = useQuery(moduleOptions(module))
  const count = useCardCount({ module, day: today })
  if (count === undefined) return null
  const { done, skipped, total } = count
  if (total > 0) return <Words>{t('module.today', { settled: done + skipped, total })}</Words>
  const isEmpty = options.every((option) => isArchivedOn(option, today))
  return <Words>{t(isEmpty ? 'module.noTodos' : 'module.nothingToday')}</Words>
}
