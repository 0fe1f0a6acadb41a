import type { DailyTodoStatus } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { isWorthWaiting } from '../../../lib/offline/connection.ts'
import { dayItems } from '../dayItems.ts'
import type { TodoPlace } from '../statusDelivery.ts'
import { chooseStatus, shownStatus } from '../statusMutation.ts'

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
        await chooseStatus(client, { ...place, status: to, shown }, { isTold: true })
        listener.onChange(place)
      } catch (error) {
        if (isWorthWaiting(error)) listener.onChange(place)
        throw error
      }
    }
    listener.onPlace(index + 1)
  }
}
