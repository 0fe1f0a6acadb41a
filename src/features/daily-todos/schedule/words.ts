import type { Schedule } from '@daymark/api'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type DayNames, useDayNames } from '../../../lib/days/dayNames.ts'
import './texts.ts'

/** A Monday, and the six days after it. */
export const weekdays = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)

/** Says a schedule in few words: "Mon, Wed", "Mon–Fri", "3 times a week", "Every day". */
export function scheduleWords(
  schedule: Schedule,
  t: TFunction<'schedule'>,
  names: DayNames,
): string {
  if (schedule === null) return t('everyDay')
  if ('timesPerWeek' in schedule) return t('times', { count: schedule.timesPerWeek })
  return runsOf(schedule.weekdays)
    .map((run) => {
      const [first = '', ...others] = run.map((day) => names.short(weekdays[day - 1] ?? ''))
      return others.length < 2 ? [first, ...others].join(', ') : `${first}–${others.at(-1)}`
    })
    .join(', ')
}

/** Divides days of the week, Monday as 1, into those that follow each other. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  return runs
}

/** Returns `scheduleWords` in the language of the page. */
export function useScheduleWords(): (schedule: Schedule) => string {
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  return (schedule) => scheduleWords(schedule, t, names)
}

/** Returns what says a schedule as a sentence, with the whole names of its days: "Due on Monday and Wednesday". */
export function useScheduleSentence(): (schedule: Schedule) => string {
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  return (schedule) => {
    if (schedule === null) return t('due.everyDay')
    if ('timesPerWeek' in schedule) return t('due.times', { count: schedule.timesPerWeek })
    const days = schedule.weekdays.map((day) => names.weekday(weekdays[day - 1] ?? ''))
    return t('due.days', { days })
  }
}
