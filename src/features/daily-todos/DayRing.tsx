import { ProgressRing } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIsOnScreen } from '../../ui/onScreen.ts'
import { useDayCount } from './dayCount.ts'
import { byOption, dayItems, moduleOptions } from './todoQueries.ts'

/** Shows beside the name of a list how far it is on a day. The card reads the list; this requests nothing. */
export function DayRing({ module, day }: { module: number; day: string }) {
  const { t } = useTranslation('dailyTodos')
  const asked = { enabled: false, subscribed: useIsOnScreen() }
  const { data: options = [] } = useQuery({ ...moduleOptions(module), ...asked })
  const { data: items } = useQuery({ ...dayItems(module, day), ...asked, select: byOption })
  const count = useDayCount(day, options, items, module)
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
