import type { DailyTodoOption } from '@daymark/api'
import { List, ListRow } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useOffers } from '../../../lib/query/offers.ts'
import { useNotesOfTodo } from './useNotesOfTodo.ts'
import './texts.ts'

/** Shows the notes of a to-do, the newest first, as far as its past was read. */
export function NotesOfTodo({ todo }: { todo: DailyTodoOption }) {
  const { t } = useTranslation('notes')
  const names = useDayNames()
  const isOffered = useOffers('notes')
  const shown = useNotesOfTodo(todo)
  if (!isOffered || shown.length === 0) return null
  return (
    <List aria-label={t('ofTodo', { name: todo.name })}>
      {shown.map(([day, note]) => (
        <ListRow key={day} title={names.long(day)} description={note} />
      ))}
    </List>
  )
}
