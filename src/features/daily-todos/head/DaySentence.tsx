import { Button, Dot, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addDays, useHour, useLocalDay, useToday } from '../../../lib/days/days.ts'
import { choosePageDay } from '../../../lib/days/pageDay.ts'
import { widgetAnchor } from '../../../paths.ts'
import { inChosenOrder, widgetsOrder } from '../../../ui/arrange/chosenOrder.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { type DayOfLists, totalOf } from './listDays.ts'

interface Props {
  widgets: readonly OptionOrWidget[]
  daysOf: (day: string) => DayOfLists
  greeting: string | undefined
}

/** What today has to say beside its count, and a greeting until something is done. */
export function DaySentence({ greeting, ...props }: Props) {
  const lists = props.daysOf(useToday())
  const sentence = useSentence(props)
  if (lists === undefined) return null
  const { done, skipped } = totalOf(lists)
  const isGreeted = greeting !== undefined && done + skipped === 0
  return (
    <>
      {sentence}
      {sentence !== null && isGreeted && <Dot />}
      {isGreeted && <Words>{greeting}</Words>}
    </>
  )
}

/** Returns the one sentence of today: how the week went, on a Sunday evening, or what is left of yesterday. */
function useSentence({ widgets, daysOf }: Omit<Props, 'greeting'>) {
  const { t } = useTranslation('listChanges')
  const today = useToday()
  // The reader's own Sunday: where they are it may be another day than in their lists.
  const localDay = useLocalDay()
  const isSundayEvening = useHour() >= 18 && new Date(localDay).getUTCDay() === 0
  const yesterday = addDays(today, -1)
  const before = daysOf(yesterday)
  if (before === undefined) return null
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
      <Button variant="quiet" size="small" isInText onPress={show}>
        {t('summary.yesterday', { count: left })}
      </Button>
    )
  }
  if (!isSundayEvening) return null
  return <Words>{t('summary.week', { count: settledDays(localDay, daysOf) })}</Words>
}

/** On how many of the seven days up to this one nothing was left, of all lists together. */
function settledDays(today: string, daysOf: Props['daysOf']): number {
  return Array.from({ length: 7 }, (_, index) =>
    totalOf(daysOf(addDays(today, -index)) ?? []),
  ).filter(({ total, open }) => total > 0 && open === 0).length
}
