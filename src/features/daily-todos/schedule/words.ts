import type { Schedule } from '@daymark/api'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type DayNames, useDayNames } from '../../../lib/days/dayNames.ts'
import './texts.ts'

/** A Monday, and the six days after it. */
export const weekdays = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)

/** Says a schedule in few words: "Mon, Wed", "3 times a week", "Every day". */
export function scheduleWords(
  schedule: Schedule,
  t: TFunction<'schedule'>,
  names: DayNames,
): string {
  if (schedule === null) return t('everyDay')
  if ('timesPerWeek' in schedule) return t('times', { count: schedule.timesPerWeek })
  return weekdays
    .filter((_, index) => schedule.weekdays.includes(index + 1))
    .map(names.short)
    .join(', ')
}

/** Returns `scheduleWords` in the language of the page. */
export function useScheduleWords(): (schedule: Schedule) => string {
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  return (schedule) => scheduleWords(schedule, t, names)
}
