import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { LiveRegion, ProgressBar, Stack, Text, useMedia } from '@daymark/design-system'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUtcToday } from '../../ui/days.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { Part } from '../moduleKind.ts'
import { statusOf } from './statusDelivery.ts'
import { statuses } from './statuses.tsx'
import { usePendingChanges } from './statusMutation.ts'
import { TodoDayContext } from './todoDay.ts'

const FinishedDay = lazyPart(async () => (await import('./FinishedDay.tsx')).FinishedDay)

/** Fewer rows take no more room than the line that would stand for them. */
const leastFolded = 3

interface Props {
  widget: Part
  day: string
  options: readonly DailyTodoOption[]
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  /** The rows. */
  children: ReactNode
}

/** How far a day is, in words and as a bar, and its rows, which can be folded when today is settled. */
export function WidgetDay({ widget: { module, name }, day, options, items, children }: Props) {
  const { t } = useTranslation('dailyTodos')
  const today = useUtcToday()
  const pending = usePendingChanges().filter((change) => change.module === module)
  const chosen = new Map(
    pending.filter(({ date }) => date === day).map((change) => [change.option, change]),
  )
  const choices = statuses.map((choice) => ({
    ...choice,
    label: t(`widget.status.${choice.value}`),
  }))
  const todoDay = { date: day, items, chosen, choices }
  const shown = options.map(({ id }) => chosen.get(id)?.status ?? statusOf(items?.get(id)))
  const done = shown.filter((status) => status === 'done').length
  const skipped = shown.filter((status) => status === 'skip').length
  const total = options.length
  const open = total - done - skipped
  const isReady = items !== undefined
  const isFinished = isReady && open === 0 && day === today

  // Nothing folds under the hands of whoever settles the last one: only a day that was settled before begins folded.
  const [isFolded, setFolded] = useState<boolean>()
  if (isReady && day === today && isFolded === undefined) setFolded(isFinished)
  const isFoldable = isFinished && total >= leastFolded

  const progress = t(skipped > 0 ? 'widget.progressSkipped' : 'widget.progress', {
    done,
    total,
    skipped,
  })
  return (
    <>
      <Stack gap={1}>
        <Text as="div" size="sm" tone="muted">
          <LiveRegion unsaid={isReady ? progress : ''}>
            {!isReady && t('widget.loadingDay', { day })}
            {isFinished && ` · ${t('widget.finished', { name })}`}
          </LiveRegion>
        </Text>
        <ProgressBar
          label={t('widget.progressLabel')}
          isLabelHidden
          value={isReady ? done + skipped : 0}
          maxValue={total}
          valueLabel={isReady ? progress : t('widget.loadingDay', { day })}
          tone={open === 0 ? 'success' : 'accent'}
        />
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
      </Stack>
      {isFoldable && <FinishedDay total={total} isFolded={isFolded === true} onFold={setFolded} />}
      <TodoDayContext value={todoDay}>
        {isFoldable && isFolded ? <OnPaper>{children}</OnPaper> : children}
      </TodoDayContext>
    </>
  )
}

/** What is folded on the screen: paper has no button that would unfold it. */
function OnPaper({ children }: { children: ReactNode }) {
  return useMedia('print') ? children : null
}
