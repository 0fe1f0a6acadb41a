import type { DailyTodoOption } from '@daymark/api'
import { List, ListRow } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useOffers } from '../../../lib/query/offers.ts'
import { unhurried } from '../../../lib/query/unhurried.ts'
import { pastOfList } from '../history/past/readPast.ts'
import { usePendingNotes } from './shownNotes.ts'
import './texts.ts'

/** Shows the notes of a to-do, the newest first, as far as its past was read. */
export function NotesOfTodo({ todo: { id, module, name } }: { todo: DailyTodoOption }) {
  const { t } = useTranslation('notes')
  const names = useDayNames()
  const isOffered = useOffers('notes')
  const { data: past } = useQuery({ ...pastOfList(module), ...unhurried })
  const pending = usePendingNotes(module).filter(({ option }) => option === id)
  const notes = new Map(
    Object.entries(past?.notes ?? {}).map(([day, ofDay]) => [day, ofDay[id] ?? '']),
  )
  for (const { date, note } of pending) notes.set(date, note)
  const shown = [...notes]
    .filter(([, note]) => note !== '')
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
  if (!isOffered || shown.length === 0) return null
  return (
    <List aria-label={t('ofTodo', { name })}>
      {shown.map(([day, note]) => (
        <ListRow key={day} title={names.long(day)} description={note} />
      ))}
    </List>
  )
}
