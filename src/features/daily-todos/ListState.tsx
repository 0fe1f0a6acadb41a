import { ArcRing, Inline, Text } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import { useDayCount } from './dayCount.ts'
import { useListHue } from './listHue.ts'
import { isArchivedOn } from './schedule/schedule.ts'
import { byOption, dayItems, moduleOptions } from './todoQueries.ts'

/** Shows in the table of lists how far one is today. */
export function ListState({ module }: { module: number }) {
  const { t } = useTranslation('dailyTodos')
  const today = useToday()
  const hue = useListHue(module)
  const { data: options } = useQuery(moduleOptions(module))
  const { data: items } = useQuery({ ...dayItems(module, today), select: byOption })
  const count = useDayCount(today, options ?? [], items, module)
  if (options === undefined || count === undefined) return null
  const { total, done, skipped } = count
  if (total === 0) {
    return (
      <Text as="span" size="sm" tone="muted">
        {t(
          options.some((option) => !isArchivedOn(option, today))
            ? 'module.nothingToday'
            : 'module.noTodos',
        )}
      </Text>
    )
  }
  const settled = done + skipped
  const text = t('module.today', { settled, total })
  return (
    <Inline isOnOneLine justify="end">
      <ArcRing
        label={t('widget.progressLabel')}
        arcs={[{ hue, done: done / total, passed: skipped / total }]}
        value={settled}
        maxValue={total}
        valueLabel={text}
      />
      <Text as="span" size="sm" tone="muted" aria-hidden>
        {text}
      </Text>
    </Inline>
  )
}
