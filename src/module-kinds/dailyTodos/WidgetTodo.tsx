import type { DailyTodoItem, DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import {
  Badge,
  CheckIcon,
  CircleIcon,
  ListRow,
  SegmentedChoice,
  SkipIcon,
  Stack,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { usePendingChange } from '../../offline/offline.ts'
import { statusOf } from '../../offline/statusChange.ts'
import { useChooseStatus } from './useChooseStatus.ts'

type Props = {
  option: DailyTodoOption
  day: string
  item: DailyTodoItem | undefined
  /** Whether the statuses of the day are known. */
  isReady: boolean
}

/** One option on one day: what is to be done, and which of the three statuses it has. */
export function WidgetTodo({ option, day, item, isReady }: Props) {
  const { t } = useTranslation('dailyTodos')
  const pending = usePendingChange({ module: option.module, date: day, option: option.id })
  const status = pending?.status ?? statusOf(item)
  const choose = useChooseStatus(option, day, status)
  const choices: { value: DailyTodoStatus; icon: React.ReactNode; tone?: 'success' | 'warning' }[] =
    [
      { value: 'todo', icon: <CircleIcon size="small" /> },
      { value: 'skip', icon: <SkipIcon size="small" />, tone: 'warning' },
      { value: 'done', icon: <CheckIcon size="small" />, tone: 'success' },
    ]

  return (
    <ListRow
      title={option.name}
      description={option.text}
      isMuted={isReady && status !== 'todo'}
      end={
        <Stack gap={1} align="start">
          <SegmentedChoice
            label={option.name}
            options={choices.map((choice) => ({
              ...choice,
              label: t(`widget.status.${choice.value}`),
            }))}
            value={isReady ? status : null}
            onChange={choose}
            isDisabled={!isReady}
            size="small"
          />
          {pending?.isWaiting && <Badge tone="warning">{t('widget.waiting')}</Badge>}
        </Stack>
      }
    />
  )
}
