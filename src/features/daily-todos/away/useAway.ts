import type { DailyTodoStatus } from '@daymark/api'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addDays } from '../../../lib/days/days.ts'
import { isWorthWaiting } from '../../../lib/offline/connection.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { shownStatus } from '../pendingChanges.ts'
import { daysRead } from '../history/past/history.ts'
import { pastOfList } from '../history/past/readPast.ts'
import { isDueOn } from '../schedule/week.ts'
import type { TodoPlace } from '../status/itemPart.ts'
import { chooseStatus } from '../status/setStatus.ts'
import { dayItems, moduleOptions } from '../todoQueries.ts'

/** Most days that are skipped in one go. */
export const mostDays = 31

/** Skips the to-dos of a list from one day to another, and takes it back. */
export function useAway({ module }: OptionOrWidget, from: string) {
  const client = useQueryClient()
  const stopper = useRef<AbortController>(undefined)
  const [skipped, setSkipped] = useState<readonly TodoPlace[]>([])
  const [progress, setProgress] = useState({ done: 0, total: 0 })

  async function change(places: readonly TodoPlace[], isUndo: boolean): Promise<void> {
    stopper.current = new AbortController()
    const total = places.length
    setProgress({ done: 0, total })
    await changeDays(
      client,
      { places, from: isUndo ? 'skip' : 'todo', to: isUndo ? 'todo' : 'skip' },
      {
        signal: stopper.current.signal,
        onPlace: (done) => setProgress({ done, total }),
        onChange: (place) =>
          setSkipped((before) =>
            isUndo ? before.filter((other) => other !== place) : [...before, place],
          ),
      },
    )
  }

  const skip = useMutation({
    mutationFn: async ({ data: { until } }: { data: { until: string } }) => {
      const options = await client.ensureQueryData(moduleOptions(module))
      // Without it, a to-do that is due some times a week is taken as not done yet this week.
      const past = await client.ensureQueryData(pastOfList(module)).catch(() => undefined)
      const history = past && daysRead(past)
      const places: TodoPlace[] = []
      for (let date = from; date <= until; date = addDays(date, 1)) {
        const due = options.filter((due) => {
          const statusOn = (day: string) => history?.get(day)?.get(due.id) ?? 'todo'
          return isDueOn({ due, statusOn }, date)
        })
        places.push(...due.map(({ id, name }) => ({ module, date, option: id, name })))
      }
      await change(places, false)
    },
  })
  const undo = useMutation({ mutationFn: () => change(skipped, true) })
  return { skip, undo, skipped, progress, stop: () => stopper.current?.abort() }
}

interface Work {
  /** What may be changed, in the order in which it is. */
  places: readonly TodoPlace[]
  /** Only what has this status now is changed. */
  from: DailyTodoStatus
  to: DailyTodoStatus
}

interface Listener {
  /** No more requests are sent once it is aborted. */
  signal: AbortSignal
  /** One more place has been seen to. */
  onPlace: (count: number) => void
  /** A place has the new status, or keeps it until the server can be reached. */
  onChange: (place: TodoPlace) => void
}

/**
 * Changes many to-dos, one request after the other. Reads each day first, so that it changes nothing that another
 * device has set. Calling it again continues where it stopped. Rejects with the first failure.
 */
export async function changeDays(client: QueryClient, work: Work, listener: Listener) {
  const { places, from, to } = work
  const read = new Set<string>()
  for (const [index, place] of places.entries()) {
    if (listener.signal.aborted) return
    const day = dayItems(place.module, place.date)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const items = await client.fetchQuery({
      ...day,
      staleTime: read.has(place.date) ? Infinity : 0,
    })
    read.add(place.date)
    const shown = shownStatus(client, place, items)
    if (shown === from && !listener.signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await chooseStatus(client, { ...place, status: to }, { handlesFailure: true })
        listener.onChange(place)
      } catch (error) {
        if (isWorthWaiting(error)) listener.onChange(place)
        throw error
      }
    }
    listener.onPlace(index + 1)
  }
}
