import type { DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import { Badge, ListRow, SegmentedChoice } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from './statusDelivery.ts'
import { chooseStatus } from './statusMutation.ts'
import { TodoDayContext } from './todoDay.ts'

interface Props {
  as: 'li' | 'div'
  option: DailyTodoOption
  /** Opens what else can be done with the to-do, at its name. */
  onMenu?: (anchor: HTMLElement) => void
}

/** One option on one day: what is to be done, and which of the three statuses it has. */
export function TodoRow({ as, option, onMenu }: Props) {
  const client = useQueryClient()
  const { date, items, chosen, choices } = use(TodoDayContext)
  const { id, name, module } = option
  const change = chosen.get(id)
  const status = change?.status ?? statusOf(items?.get(id))
  const isReady = items !== undefined

  // No message follows: what was chosen is seen, and choosing the former status takes it back.
  function choose(next: DailyTodoStatus) {
    chooseStatus(client, { module, date, option: id, name, status: next, shown: status })
  }

  return (
    <ListRow
      as={as}
      title={name}
      description={option.text === name ? undefined : option.text}
      onTitlePress={onMenu}
      isMuted={isReady && status !== 'todo'}
      end={
        <>
          <SegmentedChoice
            label={name}
            options={choices}
            value={isReady ? status : null}
            onChange={choose}
            isDisabled={!isReady}
            size="small"
            isCompact
          />
          {change?.hasWaited && <WaitingBadge />}
        </>
      }
    />
  )
}

function WaitingBadge() {
  const { t } = useTranslation('dailyTodos')
  return <Badge tone="warning">{t('widget.waiting')}</Badge>
}
