import { ArcRing, Text, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import '../changes/texts.ts'
import { useListDay } from '../useListDay.ts'
import { useSpokenProgress } from './useSpokenProgress.ts'

interface Props {
  list: OptionOrWidget
  day: string
}

/** The ring beside the name of a list. `WidgetDay` says the same in words. */
export function CardRing({ list, day }: Props) {
  const { count } = useListDay(list.module, day)
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

/** How many are done of how many, and how many are optional: `WidgetDay` says it in words. Also says what becomes of it. */
export function CardCount({ list, day }: Props) {
  const { t } = useTranslation('listChanges')
  const { count } = useListDay(list.module, day)
  useSpokenProgress({ list, day, count })
  if (count === undefined) return null
  const { done, total, optional } = count
  // As wide as at the end of the day: the name beside it keeps its lines.
  const figures = `${String(done).padStart(String(total).length, figureSpace)}/${total}`
  return (
    <Words>
      {total > 0 && figures}
      {optional > 0 && (
        <Text as="span" size="sm" tone="muted">
          {`${total > 0 ? ' · ' : ''}${t('optional', { count: optional })}`}
        </Text>
      )}
    </Words>
  )
}
