import type { DailyTodoOption } from '@daymark/api'
import { AddField, ListCardFooter } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveGuard } from '../../lib/forms/leave.tsx'
import { useOffers } from '../../lib/query/offers.ts'
import { quietPart } from '../../ui/lazyPart.tsx'
import { readSchedule } from './schedule/typed.ts'
import { IsNew } from '../../ui/isNew.ts'
import { NewTodoRows } from './NewTodoRows.tsx'
import { useNewTodoDraft } from './newTodoDraft.ts'
import {
  addTodo,
  dropMade,
  dropNewTodo,
  dropUnsaved,
  type NewTodo,
  newTodo,
  type NewTodoRow,
  useFirstUnsaved,
  watchRows,
} from './newTodos.ts'

/** Loaded when the page is quiet: it shows nothing before something is typed. */
const TypedSchedule = quietPart(
  async () => (await import('./schedule/TypedSchedule.tsx')).TypedSchedule,
)

const longestText = 2000

interface Props {
  module: number
  /** Its name. */
  list: string
  /** The day that its card shows. */
  day: string
  /** The to-dos that the list has. */
  options: readonly DailyTodoOption[]
  /** Those that it does not have yet. */
  rows: readonly NewTodoRow[]
  /** Shown at the end of the line. */
  beside: ReactNode
}

/**
 * The last line of a list, to write on. Enter shows the to-do as a row and saves it while the person types the next one.
 * What could not be saved stays as a row that says so (docs/product.md#7-12).
 */
export function AddTodo({ module, list, day, options, rows, beside }: Props) {
  const { t } = useTranslation(['dailyTodos', 'errors'])
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const { mutate } = useMutation(addTodo(module))
  const draft = useNewTodoDraft(module, field, rows)
  const [typed, setTyped] = useState(draft)
  const hasSchedules = useOffers('schedules')
  // The router asks one question at a time, also when several lists have such rows.
  const isAsking = useFirstUnsaved() === module

  useEffect(() => watchRows({ module, day }), [module, day])
  const isNew = use(IsNew)
  useEffect(() => {
    if (!isNew) return
    field.current?.focus()
    // Not at the end of the window, where the bar of a phone is.
    field.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  useEffect(() => dropMade(client, options, rows), [client, options, rows])

  function add(line: string) {
    const { text, schedule } = hasSchedules
      ? readSchedule(line)
      : { text: line, schedule: undefined }
    mutate(newTodo(module, text, options, schedule))
  }

  function tryAgain(todo: NewTodo) {
    dropNewTodo(client, todo)
    mutate({ ...todo, isRepeated: true })
    field.current?.focus()
  }

  function remove(todo: NewTodo) {
    dropNewTodo(client, todo)
    field.current?.focus()
  }

  return (
    <>
      <NewTodoRows list={list} rows={rows} onTryAgain={tryAgain} onRemove={remove} />
      <ListCardFooter
        end={
          <>
            {hasSchedules && <TypedSchedule typed={typed.trim()} />}
            {beside}
          </>
        }
      >
        <AddField
          label={t('list.add')}
          spokenLabel={t('list.addTo', { name: list })}
          addLabel={t('add.submit')}
          defaultValue={draft}
          onType={setTyped}
          maxLength={longestText}
          inputRef={field}
          shortcut="n"
          onAdd={(text) => {
            if (text === '') return t('errors:codes.required')
            add(text)
            return undefined
          }}
        />
      </ListCardFooter>
      {isAsking && (
        <LeaveGuard hasUnsavedChanges isSaving={false} onLeave={() => dropUnsaved(client)} />
      )}
    </>
  )
}
