import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { LiveRegion, Text, useMedia } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import type { DayCount } from './dayCount.ts'
import { useIsFoldable } from './DayEnd.tsx'
import { statuses } from './statuses.tsx'
import { changesOn, usePendingChanges } from './statusMutation.ts'
import { WidgetTodoList } from './WidgetTodoList.tsx'

interface Props {
  widget: OptionOrWidget
  day: string
  count: DayCount | undefined
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  options: readonly DailyTodoOption[]
  /** The rows are put away if nothing is left for today. */
  isFolded: boolean
}

/** Shows the rows of a day, and tells screen readers how far it is. */
export function WidgetDay({ widget: { module, name }, day, count, items, ...props }: Props) {
  const { options, isFolded } = props
  const { t } = useTranslation('dailyTodos')
  const pending = usePendingChanges(module)
  const chosen = changesOn(day, pending)
  const choices = statuses.map((choice) => ({
    ...choice,
    label: t(`widget.status.${choice.value}`),
  }))
  const { isFinished, isFoldable } = useIsFoldable(day, count)
  const progress =
    count && t(count.skipped > 0 ? 'widget.progressSkipped' : 'widget.progress', { ...count })
  const list = (
    <WidgetTodoList label={name} options={options} day={{ date: day, items, chosen, choices }} />
  )
  return (
    <>
      <LiveRegion isHidden unsaid={progress ?? ''}>
        {progress === undefined && t('widget.loadingDay', { day })}
        {isFinished && ` · ${t('widget.finished', { name })}`}
      </LiveRegion>
      {isFoldable && isFolded ? <OnPaper>{list}</OnPaper> : list}
      {/* Below the rows, so that none moves under the finger. */}
      {pending
        .filter(({ date, hasWaited }) => date !== day && hasWaited)
        .map((change) => (
          <Text key={`${change.option}/${change.date}`} size="sm" tone="muted">
            {t('widget.waitingElsewhere', {
              name: change.name,
              day: change.date,
              status: t(`widget.status.${change.status}`),
            })}
          </Text>
        ))}
    </>
  )
}

/** Shows the folded rows in print only: paper has no button that unfolds them. */
function OnPaper({ children }: { children: ReactNode }) {
  return useMedia('print') ? children : null
}
