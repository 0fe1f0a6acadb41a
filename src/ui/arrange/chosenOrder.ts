import { personalSetting } from '../../lib/preferences/personalSetting.ts'
import { useStore } from '../../lib/store.ts'

/** The ids of each list that the person has put in order, by the name of the list. */
export type Orders = Readonly<Record<string, readonly number[]>>

const chosenOrders = personalSetting<Orders>('order', {})

/** Returns the entities as they were made, the oldest first. */
export function asMade<Entity extends { id: number }>(entities: readonly Entity[]): Entity[] {
  return entities.toSorted((one, other) => one.id - other.id)
}

/**
 * Returns the entities of a list in the order that the person chose on this device, without a choice as they were made; `orders`
 * are orders that were read before.
 */
export function inChosenOrder<Entity extends { id: number }>(
  list: string,
  entities: readonly Entity[],
  orders: Orders = chosenOrders.read(),
): readonly Entity[] {
  const places = new Map((orders[list] ?? []).map((id, index) => [id, index]))
  // What was never put in order comes last, as it was made.
  const placeOf = ({ id }: Entity) => places.get(id) ?? places.size
  return entities.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
}

/** Returns the current orders. Renders again when they change. */
export function useChosenOrders(): Orders {
  return useStore(chosenOrders)
}

export function useChosenOrder<Entity extends { id: number }>(
  list: string,
  entities: readonly Entity[],
): readonly Entity[] {
  return inChosenOrder(list, entities, useChosenOrders())
}

/** Puts those of a list in this order; others, which are not shown, follow in their own. */
export function chooseOrder(list: string, ids: readonly number[]): void {
  const orders = chosenOrders.read()
  const others = (orders[list] ?? []).filter((id) => !ids.includes(id))
  chosenOrders.choose({ ...orders, [list]: [...ids, ...others] })
}

/** Returns the name of the list of a kind's widgets. */
export const widgetsOrder = (kind: string) => `widgets/${kind}`

/** Returns the name of the list of a module's options. */
export const optionsOrder = (module: number) => `options/${module}`
