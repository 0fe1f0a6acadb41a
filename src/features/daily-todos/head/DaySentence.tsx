import { Button, Dot, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addDays, useHour, useLocalDay, useToday } from '../../../lib/days/days.ts'
import { choosePageDay, usePageDay } from '../../../lib/days/pageDay.ts'
import { widgetAnchor } from '../../../paths.ts'
import { inChosenOrder, widgetsOrder } from '../../../ui/arrange/chosenOrder.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { type DayOfLists, totalOf } from './listDays.ts'

interface Props {
  widgets: readonly OptionOrWidget[]
  daysOf: (day: string) => DayOfLists
}

/** The one sentence of today: how the week went, on a Sunday evening, or what is left of yesterday. */
export function DaySentence({ widgets, daysOf }: Props) {
  const { t } = useTranslation('listChanges')
  const today = useToday()
  const { day } = usePageDay()
  // The reader's own Sunday: where they are it may be another day than in their lists.
  const localDay = useLocalDay()
  const isSundayEvening = useHour() >= 18 && new Date(localDay).getUTCDay() === 0
  const yesterday = addDays(today, -1)
  const before = daysOf(yesterday)
  if (day !== today || before === undefined) return null
  const left = totalOf(before).open

  function show() {
    choosePageDay(yesterday)
    // The first card with something left says by its focus where to go on.
    const open = new Set(
      (before ?? [])
        .filter(({ total, done, skipped }) => total > done + skipped)
        .map(({ module }) => module),
    )
    const first = inChosenOrder(widgetsOrder('dailyTodos'), widgets).find(({ module }) =>
      open.has(module),
    )
    if (first) document.getElementById(widgetAnchor('dailyTodos', first.id))?.focus()
  }

  if (left > 0) {
    return (
      <>
        <Dot />
        <Button variant="quiet" size="small" isInText onPress={show}>
          {t('summary.yesterday', { count: left })}
        </Button>
      </>
    )
  }
  if (!isSundayEvening) return null
  return (
    <>
      <Dot />
      <Words>{t('summary.week', { count: settledDays(localDay, daysOf) })}</Words>
    </>
  )
}

/** On how many of the seven days up to this one nothing was left, of all lists together. */
function settledDays(today: string, daysOf: Props['daysOf']): number {
  return Array.from({ length: 7 }, (_, index) =>
    totalOf(daysOf(addDays(today, -index)) ?? []),
  ).filter(({ total, open }) => total > 0 && open === 0).length
}
