import type { Reminder } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import '../changes/texts.ts'
import { useScheduleWords } from '../schedule/words.ts'

/** Says when a list reminds of itself: "20:00, every day". In the language of the page. */
export function useReminderWords(): (reminder: Reminder) => string {
  const { t } = useTranslation('listChanges')
  const words = useScheduleWords()
  return ({ time, weekdays }) =>
    t('reminder.value', {
      time,
      days: weekdays.length === 7 ? t('reminder.everyDay') : words({ weekdays }),
    })
}
