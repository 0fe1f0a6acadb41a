import { ProgressRing } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayCount, useReadDay } from './dayCount.ts'

const none = [] as const

/** Shows beside the name of a list how far it is on a day. */
export function DayRing({ module, day }: { module: number; day: string }) {
  const { t } = useTranslation('dailyTodos')
  const { options = none, items } = useReadDay(module, day)
  const count = useDayCount(day, options, items)
  const total = options.length
  if (total === 0) return null
  return (
    <ProgressRing
      label={t('widget.progressLabel')}
      size="small"
      value={count === undefined ? 0 : total - count.open}
      maxValue={total}
      valueLabel={
        count === undefined
          ? t('widget.loadingDay', { day })
          : t(count.skipped > 0 ? 'widget.progressSkipped' : 'widget.progress', { ...count })
      }
    >
      {count && `${total - count.open}/${total}`}
    </ProgressRing>
  )
}
