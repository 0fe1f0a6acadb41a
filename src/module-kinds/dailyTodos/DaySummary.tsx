import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { ProgressRing } from '@daymark/design-system'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUtcToday } from '../../ui/days.ts'
import type { Part } from '../moduleKind.ts'
import { dayItems } from './dayItems.ts'
import { addListTexts } from './listTexts.ts'
import { statusOf } from './statusDelivery.ts'
import { usePendingChanges } from './statusMutation.ts'
import { moduleOptions } from './widgetQueries.ts'

addListTexts()

const optionsOf = (results: { data: DailyTodoOption[] | undefined }[]) =>
  results.map(({ data }) => data)
const itemsOf = (results: { data: DailyTodoItem[] | undefined }[]) =>
  results.map(({ data }) => data)

/** How much of today is settled in all lists; nothing until every card has said so. Asks for nothing itself. */
export function DaySummary({ widgets }: { widgets: readonly Part[] }) {
  const { t } = useTranslation('listChanges')
  const today = useUtcToday()
  const modules = [...new Set(widgets.map(({ module }) => module))]
  const lists = useQueries({
    queries: modules.map((module) => ({ ...moduleOptions(module), enabled: false })),
    combine: optionsOf,
  })
  const days = useQueries({
    queries: modules.map((module) => ({ ...dayItems(module, today), enabled: false })),
    combine: itemsOf,
  })
  const chosen = new Map(
    usePendingChanges()
      .filter(({ date }) => date === today)
      .map(({ option, status }) => [option, status]),
  )
  if (lists.includes(undefined) || days.includes(undefined)) return null

  const items = new Map(days.flatMap((day) => day ?? []).map((item) => [item.option, item]))
  const options = lists.flatMap((list) => list ?? [])
  const total = options.length
  if (total === 0) return null
  const settled = options.filter(
    ({ id }) => (chosen.get(id) ?? statusOf(items.get(id))) !== 'todo',
  ).length
  return (
    <ProgressRing
      label={t('summary.label')}
      value={settled}
      maxValue={total}
      valueLabel={t('summary.value', { settled, total })}
      tone={settled === total ? 'success' : 'accent'}
    >
      {`${settled}/${total}`}
    </ProgressRing>
  )
}
