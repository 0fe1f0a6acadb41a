import {
  getListDailyTodosModulesQueryOptions,
  type DailyTodoOption,
  type DailyTodoStatus,
} from '@daymark/api'
import { CheckIcon, CircleIcon, MenuItem, MenuSection } from '@daymark/design-system'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allPagesQuery } from '../../data/listQueries.ts'
import { utcToday } from '../../ui/days.ts'
import { toasts } from '../../ui/toasts.ts'
import { dayItems } from './dayItems.ts'
import { addListTexts } from './listTexts.ts'
import { statusOf } from './statusDelivery.ts'
import { chooseStatus, newestChange } from './statusMutation.ts'
import { moduleOptions } from './widgetQueries.ts'

addListTexts()

/** The to-dos in the command palette, found by typing: choosing one ticks it for today, or takes that back. */
export function TodoCommands() {
  const { t } = useTranslation(['listChanges', 'dailyTodos'])
  const client = useQueryClient()
  const { data: modules = [] } = useQuery(allPagesQuery(getListDailyTodosModulesQueryOptions, {}))
  const lists = useQueries({ queries: modules.map(({ id }) => moduleOptions(id)) })

  async function toggle({ id, name, module }: DailyTodoOption) {
    const place = { module, option: id, name, date: utcToday() }
    const items = await client.ensureQueryData(dayItems(module, place.date)).catch(() => undefined)
    const item = items?.find(({ option }) => option === id)
    const shown = newestChange(client, place)?.status ?? statusOf(item)
    const status: DailyTodoStatus = shown === 'done' ? 'todo' : 'done'
    chooseStatus(client, { ...place, status, shown })
    // The row may be on no page that is open.
    toasts.show({ title: `${name}: ${t(`dailyTodos:widget.status.${status}`)}` })
  }

  return (
    <MenuSection title={t('tick')}>
      {modules.flatMap((module, index) =>
        (lists[index]?.data ?? []).map((option) => (
          <MenuItem
            key={option.id}
            icon={isDone(option) ? <CheckIcon /> : <CircleIcon />}
            description={module.name}
            onAction={() => void toggle(option)}
            isOnlyFound
          >
            {option.name}
          </MenuItem>
        )),
      )}
    </MenuSection>
  )

  /** As far as it is known without asking. */
  function isDone({ id, module }: DailyTodoOption): boolean {
    const items = client.getQueryData(dayItems(module, utcToday()).queryKey)
    return items?.some(({ option, status }) => option === id && status === 'done') ?? false
  }
}
