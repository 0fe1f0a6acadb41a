import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { Inline, ProgressRing } from '@daymark/design-system'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import './changes/texts.ts'
import { useDayCount } from './dayCount.ts'
import { PastSummary } from './PastSummary.tsx'
import { setBadge } from './statusQueue.ts'
import { byOption, dayItems, moduleOptions } from './todoQueries.ts'

const dataOf = <Data,>(results: { data: Data | undefined }[]) => results.map(({ data }) => data)

/**
 * Shows how much of today is complete in all lists, and what is left of the days before. Renders nothing until every card
 * has its data. Sends no requests itself, and a choice renders only what counts it.
 */
export function DaySummary({ widgets }: { widgets: readonly OptionOrWidget[] }) {
  const today = useToday()
  const modules = useMemo(() => [...new Set(widgets.map(({ module }) => module))], [widgets])
  const lists = useQueries({
    queries: modules.map((module) => ({ ...moduleOptions(module), enabled: false })),
    combine: dataOf,
  })
  const days = useQueries({
    queries: modules.map((module) => ({ ...dayItems(module, today), enabled: false })),
    combine: dataOf,
  })
  const options = lists.flatMap((list) => list ?? [])
  const items = byOption(days.flatMap((day) => day ?? []))
  if (lists.includes(undefined) || days.includes(undefined)) return null

  const progress = <DayProgress day={today} options={options} items={items} />
  if (options.length === 0) return progress
  return (
    <Inline gap={3} justify="end">
      <PastSummary widgets={widgets} modules={modules} lists={lists} />
      {progress}
    </Inline>
  )
}

interface ProgressProps {
  day: string
  options: readonly DailyTodoOption[]
  items: ReadonlyMap<number, DailyTodoItem>
}

/** Shows the ring of all lists, and how many to-dos are open at the icon of the installed app. */
function DayProgress({ day, options, items }: ProgressProps) {
  const { t } = useTranslation('listChanges')
  const count = useDayCount(day, options, items)
  useAppBadge(count?.open)
  if (count === undefined || count.total === 0) return null

  const { total, open } = count
  const settled = total - open
  return (
    <ProgressRing
      label={t('summary.label')}
      value={settled}
      maxValue={total}
      valueLabel={t('summary.value', { settled, total })}
    >
      {/* No longer than the number, so that nothing moves when the last to-do is ticked. */}
      {open === 0 ? t('summary.everything') : `${settled}/${total}`}
    </ProgressRing>
  )
}

/** Shows how many to-dos are open today at the icon of the installed app, as soon as that is known. */
function useAppBadge(open: number | undefined): void {
  useEffect(() => {
    if (open !== undefined) setBadge(open)
  }, [open])
}
