import {
  type DailyTodosModule,
  type DailyTodoOption,
  type DailyTodoStatus,
  useCreateDailyTodoOption,
} from '@daymark/api'
import { CheckIcon, CircleIcon, MenuItem, MenuSection, PlusIcon } from '@daymark/design-system'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allPagesQuery } from '../../lib/query/listQueries.ts'
import { inChosenOrder, optionsOrder } from '../../ui/arrange/chosenOrder.ts'
import { dayNow } from '../../lib/days/days.ts'
import { toasts } from '../../ui/toasts.ts'
import { dayItems } from './dayItems.ts'
import './changes/texts.ts'
import { statusOf } from './statusDelivery.ts'
import { lists } from './lists.ts'
import { chooseStatus, newestChange } from './statusMutation.ts'
import { moduleOptions } from './widgetQueries.ts'

/** Matches what a person types to add a to-do: its name, `#`, and the beginning of the list's name. */
const newTodo = /^(?<name>.*\S)\s*#(?<list>.*\S)\s*$/

/** The to-dos in the command palette, found by typing: choosing one ticks it for today, or takes that back. */
export function TodoCommands({ typed }: { typed: string }) {
  const { t } = useTranslation(['listChanges', 'dailyTodos'])
  const client = useQueryClient()
  const { data: modules = [] } = useQuery(allPagesQuery(lists.modules, {}))
  const options = useQueries({ queries: modules.map(({ id }) => moduleOptions(id)) })

  async function toggle({ id, name, module }: DailyTodoOption) {
    const place = { module, option: id, name, date: dayNow() }
    const items = await client.ensureQueryData(dayItems(module, place.date)).catch(() => undefined)
    const item = items?.find(({ option }) => option === id)
    const shown = newestChange(client, place)?.status ?? statusOf(item)
    const status: DailyTodoStatus = shown === 'done' ? 'todo' : 'done'
    chooseStatus(client, { ...place, status, shown }).catch(() => undefined)
    // The row may be on no page that is open.
    toasts.show({ title: `${name}: ${t(`dailyTodos:widget.status.${status}`)}` })
  }

  return (
    <>
      <NewTodo typed={typed} lists={modules} />
      <MenuSection title={t('tick')}>
        {modules.flatMap((module, index) =>
          inChosenOrder(optionsOrder(module.id), options[index]?.data ?? []).map((option) => (
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
    </>
  )

  /** As far as it is known without asking. */
  function isDone({ id, module }: DailyTodoOption): boolean {
    const items = client.getQueryData(dayItems(module, dayNow()).queryKey)
    return items?.some(({ option, status }) => option === id && status === 'done') ?? false
  }
}

interface NewTodoProps {
  typed: string
  lists: readonly DailyTodosModule[]
}

/** Adds what was typed before a `#` to a list whose name begins as what was typed after it. */
function NewTodo({ typed, lists: known }: NewTodoProps) {
  const { t } = useTranslation('listChanges')
  const { mutate } = useCreateDailyTodoOption({
    onSuccess: ({ name }) => toasts.show({ tone: 'success', title: t('added', { name }) }),
    onError: () => toasts.show({ tone: 'danger', title: t('notAdded') }),
  })
  const { name: text = '', list = '' } = newTodo.exec(typed)?.groups ?? {}
  const name = shortName(text)
  const found =
    list === ''
      ? []
      : known.filter((one) => one.name.toLocaleLowerCase().startsWith(list.toLocaleLowerCase()))
  if (found.length === 0) return null
  return (
    <MenuSection title={t('addTodo')}>
      {found.map((one) => (
        <MenuItem
          key={one.id}
          icon={<PlusIcon />}
          description={one.name}
          foundBy={typed}
          onAction={() => mutate({ data: { module: one.id, name, text } })}
          isOnlyFound
        >
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
