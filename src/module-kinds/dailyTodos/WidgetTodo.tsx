import type { DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import {
  Badge,
  CheckIcon,
  CircleIcon,
  ListRow,
  SegmentedChoice,
  type SegmentedOption,
  SkipIcon,
  Stack,
} from '@daymark/design-system'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { usePendingChange } from '../../offline/offline.ts'
import { statusOf } from '../../offline/statusChange.ts'
import { TodoDayContext } from './todoDay.ts'
import { useChooseStatus } from './useChooseStatus.ts'

type Props = { as: 'li' | 'div'; option: DailyTodoOption }

const statuses: readonly Omit<SegmentedOption<DailyTodoStatus>, 'label'>[] = [
  { value: 'todo', icon: <CircleIcon size="small" /> },
  { value: 'skip', icon: <SkipIcon size="small" />, tone: 'warning' },
  { value: 'done', icon: <CheckIcon size="small" />, tone: 'success' },
]

/** One option on one day: what is to be done, and which of the three statuses it has. */
export function WidgetTodo({ as, option }: Props) {
  const { t } = useTranslation('dailyTodos')
  const { date, items } = use(TodoDayContext)
  const pending = usePendingChange({ module: option.module, date, option: option.id })
  const status = pending?.status ?? statusOf(items?.get(option.id))
  const choose = useChooseStatus(option, date, status)
  const isReady = items !== undefined

  return (
    <ListRow
      as={as}
      title={option.name}
      description={option.text}
      isMuted={isReady && status !== 'todo'}
      end={
        <Stack gap={1} align="start">
          <SegmentedChoice
            label={option.name}
            options={statuses.map((choice) => ({
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
