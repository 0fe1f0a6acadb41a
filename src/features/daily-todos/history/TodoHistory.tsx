import { type DailyTodoOption, isArchivedOn, isDayOff } from '@daymark/api'
import { Inline, type RowFact, UnfoldingRow } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../lib/days/days.ts'
import { historyAnchor } from '../../../paths.ts'
import { useListHue } from '../listHue.ts'
import { type Past, yearBefore } from './past/knownPast.ts'
import { NotesOfTodo } from '../note/NotesOfTodo.tsx'
import { ShareYear } from './year/ShareYear.tsx'
import { reportedDays, reportOf, useAreStreaksShown } from './past/streaks.ts'
import { partsOf } from './year/year.ts'
import { YearOf } from './year/YearOf.tsx'

interface Props {
  todo: DailyTodoOption
  past: Past
  /** A link led to it: it is open at first. */
  isLinked: boolean
}

/** How often a to-do was done lately, and its streaks. It opens to its year. */
export function TodoHistory({ todo, past, isLinked }: Props) {
  const [isOpen, setOpen] = useState(isLinked)
  return (
    <UnfoldingRow
      id={historyAnchor(todo.id)}
      title={todo.name}
      facts={useFacts(todo, past)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {isOpen && <YearOfTodo todo={todo} past={past} />}
    </UnfoldingRow>
  )
}

function useFacts(todo: DailyTodoOption, past: Past): RowFact[] {
  const { t } = useTranslation('history')
  const facts = useCounts(todo, past)
  if (!isArchivedOn(todo, past.today)) return facts
  const [often, ...further] = facts
  const words = [t('todo.archived'), ...(often ? [often.text] : [])]
  return [{ text: words.join(' · '), spoken: words.join(', ') }, ...further]
}

function useCounts({ id }: DailyTodoOption, past: Past): RowFact[] {
  const { t } = useTranslation('history')
  const areStreaksShown = useAreStreaksShown()
  if (!past.isKnownFrom(addDays(past.today, 1 - reportedDays))) return [{ text: t('todo.unread') }]
  const { done, days, streaks } = reportOf(id, past)
  const often: RowFact = {
    text: days === 0 ? t('todo.never') : t('list.days', { done, count: days }),
  }
  if (!areStreaksShown || streaks.longest === 0) return [often]
  const { present, longest } = streaks
  const isWeekly = streaks.unit === 'weeks'
  // A streak that reaches back into days that are not read may be longer.
  const isWhole = past.isKnownFrom(yearBefore(past.today))
  return [
    often,
    {
      ...(present > 0 && { strong: String(present) }),
      text: present === 0 ? '–' : isWeekly ? t('todo.weeks', { count: present }) : '',
      spoken: t(isWeekly ? 'todo.presentWeeks' : 'todo.present', { count: present }),
    },
    ...(isWhole
      ? [
          {
            text: t('todo.best', { count: longest }),
            spoken: t(isWeekly ? 'todo.longestWeeks' : 'todo.longest', { count: longest }),
          },
        ]
      : []),
  ]
}

function YearOfTodo({ todo, past }: Pick<Props, 'todo' | 'past'>) {
  const hue = useListHue(todo.module)
  const parts = partsOf(past, todo.id)
  const first = past.first.get(todo.id)
  const isTodoOff = (day: string) =>
    first !== undefined && first <= day && past.knows(day) && isDayOff(todo, day)
  return (
    <>
      <YearOf
        isTodo
        begin={past.begin === undefined ? undefined : first}
        isDayOff={isTodoOff}
        name={todo.name}
        past={past}
        parts={parts}
      />
      <Inline justify="end" isOnScreenOnly>
        <ShareYear
          name={todo.name}
          hue={hue}
          past={past}
          parts={parts}
          streaks={reportOf(todo.id, past).streaks}
        />
      </Inline>
      <NotesOfTodo todo={todo} />
    </>
  )
}
