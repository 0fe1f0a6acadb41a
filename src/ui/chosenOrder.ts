import { useSyncExternalStore } from 'react'
import { forgetWithPerson } from '../auth/personalData.ts'
import { userOf } from '../auth/session.ts'
import { currentSession } from '../auth/sessionStore.ts'
import { note, readNote } from '../offline/personalNotes.ts'

/** The ids of each list that somebody has put in order, by the name of the list. */
export type Orders = Readonly<Record<string, readonly number[]>>

const name = 'order'
const listeners = new Set<() => void>()
const none: Orders = {}
let known: { userId: number; orders: Orders } | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', readAgain)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

function readAgain(): void {
  known = undefined
  for (const listener of listeners) listener()
}

forgetWithPerson(readAgain)

/** The orders of who is signed in, as this device keeps them until they log out. */
function orders(): Orders {
  const userId = userOf(currentSession())?.id
  if (userId === undefined) return none
  if (known?.userId !== userId) known = { userId, orders: readNote<Orders>(userId, name) ?? none }
  return known.orders
}

/** The entities of a list in the order that the person chose on this device; `of` are orders that were read before. */
export function inChosenOrder<Entity extends { id: number }>(
  list: string,
  entities: readonly Entity[],
  of: Orders = orders(),
): readonly Entity[] {
  const order = of[list]
  if (order === undefined) return entities
  const places = new Map(order.map((id, index) => [id, index]))
  // What was never put in order comes last, as it came.
  const placeOf = ({ id }: Entity) => places.get(id) ?? places.size
  return entities.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The present orders, for what has to follow when they change. */
export function useChosenOrders(): Orders {
  return useSyncExternalStore(subscribe, orders)
}

export function useChosenOrder<Entity extends { id: number }>(
  list: string,
  entities: readonly Entity[],
): readonly Entity[] {
  return inChosenOrder(list, entities, useChosenOrders())
}

export function chooseOrder(list: string, ids: readonly number[]): void {
  const userId = userOf(currentSession())?.id
  if (userId === undefined) return
  note(userId, name, { ...orders(), [list]: ids })
  readAgain()
}

/** The name of the list of a kind's widgets. */
export const widgetsOrder = (kind: string) => `widgets/${kind}`

/** The name of the list of a module's options. */
export const optionsOrder = (module: number) => `options/${module}`
