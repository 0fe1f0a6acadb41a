import type { DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import { Badge, ListRow, SegmentedChoice, Stack } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from './statusDelivery.ts'
import { statuses } from './statuses.tsx'
import { chooseStatus, usePendingChanges } from './statusMutation.ts'
import { TodoDayContext } from './todoDay.ts'

interface Props {
  as: 'li' | 'div'
  option: DailyTodoOption
  /** Opens what else can be done with the to-do, at its name. */
  onMenu?: (anchor: HTMLElement) => void
}

/** One option on one day: what is to be done, and which of the three statuses it has. */
export function TodoRow({ as, option, onMenu }: Props) {
  const { t } = useTranslation('dailyTodos')
  const client = useQueryClient()
  const { date, items } = use(TodoDayContext)
  const { name, module } = option
  const place = { module, date, option: option.id, name }
  const pending = usePendingChanges(place)
  const status = pending.at(-1)?.status ?? statusOf(items?.get(option.id))
  const isReady = items !== undefined

  // No message follows: what was chosen is seen, and choosing the former status takes it back.
  function choose(next: DailyTodoStatus) {
    chooseStatus(client, { ...place, status: next, shown: status })
  }

  return (
    <ListRow
      as={as}
      title={name}
      description={option.text === name ? undefined : option.text}
      onTitlePress={onMenu}
      isMuted={isReady && status !== 'todo'}
      end={
        <Stack gap={1} align="start">
          <SegmentedChoice
            label={name}
            options={statuses.map((choice) => ({
              ...choice,
              label: t(`widget.status.${choice.value}`),
            }))}
            value={isReady ? status : null}
            onChange={choose}
            isDisabled={!isReady}
            size="small"
            isCompact
          />
          {pending.some(({ hasWaited }) => hasWaited) && (
            <Badge tone="warning">{t('widget.waiting')}</Badge>
          )}
        </Stack>
      }
    />
  )
}
