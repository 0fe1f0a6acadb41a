import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { LiveRegion, ProgressBar, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { statusOf } from './statusDelivery.ts'
import { usePendingChanges } from './statusMutation.ts'

interface Props {
  module: number
  day: string
  options: readonly DailyTodoOption[]
  items: ReadonlyMap<number, DailyTodoItem> | undefined
}

/** How much of a day is done, in words and as a bar. A choice is spoken by its button, and not once more here. */
export function WidgetProgress({ module, day, options, items }: Props) {
  const { t } = useTranslation('dailyTodos')
  const pending = usePendingChanges().filter((change) => change.module === module)
  const chosen = new Map(
    pending.filter(({ date }) => date === day).map(({ option, status }) => [option, status]),
  )
  const done = options.filter(
    ({ id }) => (chosen.get(id) ?? statusOf(items?.get(id))) === 'done',
  ).length
  const total = options.length
  const text = items ? t('widget.progress', { done, total }) : t('widget.loadingDay', { day })
  return (
    <Stack gap={1}>
      <LiveRegion isSilent={items !== undefined}>
        <Text as="span" size="sm" tone="muted">
          {text}
        </Text>
      </LiveRegion>
      <ProgressBar
        label={t('widget.progressLabel')}
        isLabelHidden
        value={items ? done : 0}
        maxValue={total}
        valueLabel={text}
        tone={done === total ? 'success' : 'accent'}
      />
      {pending
        .filter(({ date, hasWaited }) => date !== day && hasWaited)
        .map(({ name, date, option, status }) => (
          <Text key={`${option}/${date}`} size="sm" tone="muted">
            {t('widget.waitingElsewhere', {
              name,
              day: date,
              status: t(`widget.status.${status}`),
            })}
          </Text>
        ))}
    </Stack>
  )
}
