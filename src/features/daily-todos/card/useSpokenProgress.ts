import { announce } from '@daymark/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import { usePageDay } from '../../../lib/days/pageDay.ts'
import { useHasLasted } from '../../../ui/useHasLasted.ts'
import { changesOn, usePendingStatuses } from '../pendingChanges.ts'
import type { DayCount } from '../schedule/dayCount.ts'

/** Milliseconds: a day that comes sooner is not said to be loading. */
const slow = 1_000

interface Progress {
  list: { module: number; name: string }
  /** ISO day. */
  day: string
  count: DayCount | undefined
}

/**
 * Says that a list is finished when the person does its last to-do of today: not of a list that was finished before or
 * elsewhere. Of a day that only this card shows it says that it is loading: when all lists move, the page says the day.
 */
export function useSpokenProgress({ list, day, count }: Progress): void {
  const { t } = useTranslation('dailyTodos')
  const names = useDayNames()
  const isToday = day === useToday()
  const isElsewhere = day !== usePageDay().day
  const isSlow = useHasLasted(isElsewhere && count === undefined ? day : undefined, slow)
  const sayLoading = useEffectEvent(() =>
    announce(t('widget.loadingDay', { day: names.long(day) })),
  )
  useEffect(() => {
    if (isSlow) sayLoading()
  }, [isSlow])

  const isChosen = changesOn(day, usePendingStatuses(list.module)).size > 0
  const open = count?.open
  const before = useRef({ day, open, isTouched: isChosen })
  const sayFinished = useEffectEvent(() => {
    if (isToday && count !== undefined && count.total > 0) {
      announce(t('widget.finished', { name: list.name }))
    }
  })
  useEffect(() => {
    const last = before.current
    const isTouched = isChosen || (last.day === day && last.isTouched)
    if (isTouched && last.day === day && (last.open ?? 0) > 0 && open === 0) sayFinished()
    before.current = { day, open, isTouched }
  }, [day, open, isChosen])
}
