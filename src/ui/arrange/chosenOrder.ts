import type { Preferences } from '@daymark/api'
import { readPreferences, usePreferences } from '../../lib/preferences/preferences.ts'

/** The ids of each list that the person has put in order. */
export type Orders = Pick<Preferences, 'cards' | 'rows'>

/** Returns the name of the list of a kind's widgets. */
export const widgetsOrder = (kind: string) => `cards/${kind}`

/** Returns the name of the list of a module's options. */
export const optionsOrder = (module: number) => `rows/${module}`

/** Returns the preference that has the order of a list, and the key of the list in it. */
export function placeOf(list: string): [keyof Orders, string] {
  const [member, key = ''] = list.split('/')
  return [member as keyof Orders, key]
}

export function idsOf(list: string, orders: Orders): readonly number[] {
  const [member, key] = placeOf(list)
  return orders[member]?.[key] ?? []
}

/** Returns the entities as they were made, the oldest first. */
export function asMade<Entity extends { id: number }>(entities: readonly Entity[]): Entity[] {
  return entities.toSorted((one, other) => one.id - other.id)
}

/**
 * Returns the entities of a list in the order that the person chose, without a choice as they were made; `orders` are orders that
 * were read before.
 */
export function inChosenOrder<Entity extends { id: number }>(
  list: string,
  entities: readonly Entity[],
  orders: Orders = readPreferences(),
): readonly Entity[] {
  const places = new Map(idsOf(list, orders).map((id, index) => [id, index]))
  // What was never put in order comes last, as it was made.
  const rankOf = ({ id }: Entity) => places.get(id) ?? places.size
  return entities.toSorted((one, other) => rankOf(one) - rankOf(other) || one.id - other.id)
}

/** Returns the current orders. Renders again when they change. */
export const useChosenOrders = (): Orders => usePreferences()

export function useChosenOrder<Entity extends { id: number }>(
  list: string,
  entities: readonly Entity[],
): readonly Entity[] {
  return inChosenOrder(list, entities, useChosenOrders())
}
