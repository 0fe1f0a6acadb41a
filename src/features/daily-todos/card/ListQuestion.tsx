import {
  getCreateDailyTodosWidgetMutationOptions,
  getDeleteDailyTodosWidgetMutationOptions,
} from '@daymark/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WidgetQuestionProps } from '../../../ui/module-kind/moduleKind.ts'
import { WidgetMenuDialog } from '../../../ui/module-kind/partMenu.tsx'
import { chooseReminder, useReminder } from '../../../ui/preferences/reminders.ts'
import { changeableWidget } from '../changeable.ts'
import { useReminderWords } from '../reminder/reminderWords.ts'
import '../changes/texts.ts'

/** Asks what every kind of card asks. A reminder belongs to its card: a deletion ends it, and Undo brings it back, too. */
export function ListQuestion(props: WidgetQuestionProps) {
  const { t } = useTranslation('listChanges')
  const client = useQueryClient()
  // As it was before the deletion.
  const [reminder] = useState(useReminder(props.subject.widget.id))
  const words = useReminderWords()
  const ends = reminder && t('deleteReminder', { reminder: words(reminder) })
  return (
    <WidgetMenuDialog
      {...props}
      kind="dailyTodos"
      change={changeableWidget}
      remove={getDeleteDailyTodosWidgetMutationOptions}
      create={getCreateDailyTodosWidgetMutationOptions}
      deleteWarning={[t('deleteList'), ends].filter(Boolean).join(' ')}
      onMadeAgain={({ id }) => {
        if (reminder) chooseReminder(client, id, reminder)
      }}
    />
  )
}
