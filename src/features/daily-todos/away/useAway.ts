import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addDays } from '../../../lib/days/days.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import type { TodoPlace } from '../statusDelivery.ts'
import { moduleOptions } from '../widgetQueries.ts'
import { changeDays } from './changeDays.ts'

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
      const places: TodoPlace[] = []
      for (let date = from; date <= until; date = addDays(date, 1)) {
        places.push(...options.map(({ id, name }) => ({ module, date, option: id, name })))
      }
      await change(places, false)
    },
  })
  const undo = useMutation({ mutationFn: () => change(skipped, true) })
  return { skip, undo, skipped, progress, stop: () => stopper.current?.abort() }
}
