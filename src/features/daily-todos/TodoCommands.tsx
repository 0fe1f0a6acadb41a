import {
  type DailyTodoOption,
  type DailyTodoStatus,
  isArchivedOn,
  isDayOff,
  useCreateDailyTodoOption,
  useGetWidgets,
} from '@daymark/api'
import {
  CheckIcon,
  CircleIcon,
  Dot,
  MenuItem,
  MenuSection,
  Name,
  PlusIcon,
  Words,
} from '@daymark/design-system'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../lib/query/offers.ts'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { asMade, inChosenOrder, optionsOrder, widgetsOrder } from '../../ui/arrange/chosenOrder.ts'
import { dayNow } from '../../lib/days/days.ts'
import { toasts } from '../../ui/toasts.ts'
import './changes/texts.ts'
import { sentNew } from './schedule/sent.ts'
import { readSchedule } from './schedule/typed.ts'
import { useScheduleWords } from './schedule/words.ts'
import { shownStatus } from './pendingChanges.ts'
import { chooseStatus } from './status/setStatus.ts'
import { dayItems, lists, moduleOptions } from './todoQueries.ts'

const thereToday = (options: readonly DailyTodoOption[] = []) =>
  options.filter((option) => !isArchivedOn(option, dayNow()))

/** Matches what a person types to add a to-do: its name, `#`, and the beginning of the list's name. */
const newTodo = /^(?<name>.*\S)\s*#(?<list>.*\S)\s*$/

/** The to-dos in the command palette, found by typing: choosing one ticks it for today, or takes that back. */
export function TodoCommands({ typed }: { typed: string }) {
  const { t } = useTranslation(['listChanges', 'dailyTodos'])
  const client = useQueryClient()
  const modules = asMade(useQuery(allPagesQuery(lists.modules, {})).data ?? [])
  const widgets = useGetWidgets().data?.dailyTodos ?? []
  const cards = inChosenOrder(widgetsOrder('dailyTodos'), widgets)
  const options = useQueries({ queries: modules.map(({ id }) => moduleOptions(id)) })

  async function toggle({ id, name, module }: DailyTodoOption) {
    const place = { module, option: id, name, date: dayNow() }
    const items = await client.ensureQueryData(dayItems(module, place.date)).catch(() => undefined)
    const shown = shownStatus(client, place, items)
    const status: DailyTodoStatus = shown === 'done' ? 'todo' : 'done'
    chooseStatus(client, { ...place, status }).catch(() => undefined)
    // The row may be on no page that is open.
    toasts.show({ title: `${name}: ${t(`dailyTodos:widget.status.${status}`)}` })
  }

  return (
    <>
      <NewTodo
        typed={typed}
        lists={[...cards, ...modules.map(({ id, name }) => ({ module: id, name }))]}
      />
      <MenuSection title={t('tick')}>
        {modules.flatMap((module, index) =>
          inChosenOrder(optionsOrder(module.id), thereToday(options[index]?.data)).map((option) => (
            <MenuItem
              key={option.id}
              icon={isDone(option) ? <CheckIcon /> : <CircleIcon />}
              description={<Name>{module.name}</Name>}
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
  function isDone({ id, name, module }: DailyTodoOption): boolean {
    const place = { module, option: id, name, date: dayNow() }
    const items = client.getQueryData(dayItems(module, place.date).queryKey)
    return shownStatus(client, place, items) === 'done'
  }
}

interface NewTodoProps {
  typed: string
  /** Also under the names of their cards, which come first: those are what the person sees. */
  lists: readonly { module: number; name: string }[]
}

/** Adds what was typed before a `#` to a list whose name begins as what was typed after it. */
function NewTodo({ typed, lists: known }: NewTodoProps) {
  const { t } = useTranslation('listChanges')
  const { mutate } = useCreateDailyTodoOption({
    mutation: {
      onSuccess: (option) =>
        toasts.show({
          tone: 'success',
          title: t(isDayOff(option, dayNow()) ? 'addedNotToday' : 'added', { name: option.name }),
        }),
      // The palette has closed: the message has what was typed.
      onError: (_error, { data }) =>
        toasts.show({ tone: 'danger', title: t('notAdded'), description: data.text }),
    },
  })
  const words = useScheduleWords()
  const hasSchedules = useOffers('schedules')
  const { name: line = '', list = '' } = newTodo.exec(typed)?.groups ?? {}
  const { text, schedule } = hasSchedules ? readSchedule(line) : { text: line, schedule: undefined }
  const name = shortName(text)
  const begins = known.filter(
    (one) => list !== '' && one.name.toLocaleLowerCase().startsWith(list.toLocaleLowerCase()),
  )
  const found = begins.filter(
    ({ module }, index) => begins.findIndex((one) => one.module === module) === index,
  )
  if (found.length === 0) return null
  return (
    <MenuSection title={t('addTodo')}>
      {found.map((one) => (
        <MenuItem
          key={one.module}
          icon={<PlusIcon />}
          description={
            <>
              <Name>{one.name}</Name>
              {schedule !== undefined && (
                <>
                  <Dot />
                  <Words>{words(schedule)}</Words>
                </>
              )}
            </>
          }
          foundBy={typed}
          onAction={() =>
            mutate({ data: { module: one.module, name, text, ...sentNew(schedule ?? null) } })
          }
          isOnlyFound
        >
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
