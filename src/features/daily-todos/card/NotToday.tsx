import { type DailyTodoOption, isDayOff, isSettledOn } from '@daymark/api'
import { ChevronDownIcon, ChevronUpIcon, ListCardFold, Words } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowPast } from '../row/todoDay.ts'

interface NotToday {
  /** How many to-dos have other days of the week, or are settled for this week. */
  count: number
  isFolded: boolean
  fold: (isFolded: boolean) => void
}

/** Folds the to-dos that are not due on a day. They can be shown, and done all the same (docs/product.md#7-26). */
export function useNotToday(
  options: readonly DailyTodoOption[],
  day: string,
  past: RowPast,
): NotToday & { shown: readonly DailyTodoOption[] } {
  const [isFolded, fold] = useState(true)
  const due = options.filter((option) => {
    const done = past.day === day ? past.weeks.get(option.id) : undefined
    const isSettled = done !== undefined && isSettledOn(option, day, done)
    return !isSettled && !isDayOff(option, day)
  })
  const count = options.length - due.length
  return { shown: isFolded && count > 0 ? due : options, count, isFolded, fold }
}

/** Says how many to-dos are not due, and shows them. */
export function NotTodayButton({ count, isFolded, fold }: NotToday) {
  const { t } = useTranslation('dailyTodos')
  if (count === 0) return null
  return (
    <ListCardFold aria-expanded={!isFolded} onPress={() => fold(!isFolded)}>
      <Words>{t('schedule.notToday', { count })}</Words>
      {isFolded ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
    </ListCardFold>
  )
}
