import { type DailyTodoOption, isArchivedOn, mondayOf } from '@daymark/api'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useToday } from '../../../../lib/days/days.ts'
import {
  asMade,
  inChosenOrder,
  optionsOrder,
  useChosenOrders,
  widgetsOrder,
} from '../../../../ui/arrange/chosenOrder.ts'
import type { OptionOrWidget } from '../../../../ui/module-kind/moduleKind.ts'
import { useDeferredPendingStatuses } from '../../pendingChanges.ts'
import { dueOf } from '../../schedule/schedule.ts'
import { everyList, moduleOptions } from '../../todoQueries.ts'
import { allTogether, type Past, pastOf } from './knownPast.ts'
import { isReadSince } from './readPast.ts'
import { type Pasts, usePasts } from './usePasts.ts'

/** A list with its past, as far as it was read. */
export interface ListHistory {
  module: number
  name: string
  /** Whether a card shows it. */
  isOnDashboard: boolean
  /** Whether its to-dos are known. */
  isListed: boolean
  /** In the order that the person chose. */
  todos: readonly DailyTodoOption[]
  past: Past
}

export interface AllHistory extends Omit<Pasts, 'pasts' | 'askedCount'> {
  /** Those on the dashboard first. */
  lists: readonly ListHistory[]
  /** Whether all lists are known, and the to-dos of each. */
  isListed: boolean
  /** All lists of the dashboard together, which are those of its days. */
  all: Past
}

/** Returns a function that makes a thing again only when what it is made of has changed. */
function createMemory() {
  const known = new Map<number | 'all', { inputs: readonly unknown[]; result: unknown }>()
  return <Made>(key: number | 'all', inputs: readonly unknown[], make: () => Made): Made => {
    const before = known.get(key)
    const isSame =
      before?.inputs.length === inputs.length &&
      inputs.every((input, index) => input === before.inputs[index])
    if (isSame) return before.result as Made
    const result = make()
    known.set(key, { inputs, result })
    return result
  }
}

interface Extent {
  /** The first day that is read. */
  since: string
  /** Only this list. All of them unless given. */
  module?: number
}

/** Returns the past of lists back to a day. They are read one after the other. */
export function useHistory(
  widgets: readonly OptionOrWidget[],
  { since, module: only }: Extent,
): AllHistory {
  const today = useToday()
  const orders = useChosenOrders()
  const [remember] = useState(createMemory)
  const { data: every, isPending } = useQuery(everyList)
  const shown = useMemo(() => {
    const inOrder = inChosenOrder(widgetsOrder('dailyTodos'), widgets, orders)
    const onDashboard = inOrder.filter(
      ({ module }, index) => inOrder.findIndex((one) => one.module === module) === index,
    )
    const others = asMade(every ?? []).filter(
      ({ id }) => !onDashboard.some(({ module }) => module === id),
    )
    return [
      ...onDashboard.map(({ module, name }) => ({ module, name, isOnDashboard: true })),
      ...others.map(({ id, name }) => ({ module: id, name, isOnDashboard: false })),
    ].filter(({ module }) => only === undefined || module === only)
  }, [widgets, orders, every, only])
  const options = useQueries({ queries: shown.map(({ module }) => moduleOptions(module)) })
  const {
    pasts,
    askedCount: _,
    ...reading
  } = usePasts(
    shown.map(({ module }) => module),
    (past) => isReadSince(past, mondayOf(since)),
    { atOnce: 1 },
  )
  const pending = useDeferredPendingStatuses()
  const { isFailed } = reading

  const lists = shown.map((list, index) => {
    const known = options[index]?.data
    const itsPast = pasts[index]
    const inputs = [list, known, itsPast, pending, orders, today, isFailed]
    return remember(list.module, inputs, (): ListHistory => {
      const { module } = list
      // What is archived comes last.
      const todos = inChosenOrder(optionsOrder(module), known ?? [], orders).toSorted(
        (one, other) => Number(isArchivedOn(one, today)) - Number(isArchivedOn(other, today)),
      )
      const past = pastOf(known && itsPast, {
        options: todos.map(({ id }) => id),
        due: dueOf(todos),
        pending: pending.filter((change) => change.module === module),
        today,
        isFailed,
      })
      return { ...list, isListed: known !== undefined, todos, past }
    })
  })
  const all = remember('all', lists, () => {
    const onDashboard = lists.filter(({ isOnDashboard }) => isOnDashboard)
    return allTogether(
      (onDashboard.length > 0 ? onDashboard : lists).map(({ past }) => past),
      today,
    )
  })
  return {
    lists,
    all,
    isListed: !isPending && options.every((ofList) => !ofList.isPending),
    ...reading,
  }
}
