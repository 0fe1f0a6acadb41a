import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { ProgressBar, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDoneCount } from '../../offline/offline.ts'

type Props = {
  module: number
  day: string
  options: readonly DailyTodoOption[]
  items: ReadonlyMap<number, DailyTodoItem> | undefined
}

/** How much of a day is done, in words and as a bar. The words are spoken when they change. */
export function WidgetProgress({ module, day, options, items }: Props) {
  const { t } = useTranslation('dailyTodos')
  const done = useDoneCount(module, day, options, items)
  const total = options.length
  const text = items ? t('widget.progress', { done, total }) : t('widget.loadingDay', { day })
  return (
    <Stack gap={1}>
      <div role="status">
        <Text as="span" size="sm" tone="muted">
          {text}
        </Text>
      </div>
      <ProgressBar
        label={t('widget.progressLabel')}
        isLabelHidden
        value={items ? done : 0}
        maxValue={total}
        valueLabel={text}
        tone={done === total ? 'success' : 'accent'}
      />
    </Stack>
  )
}
