/**
 * Returns the attributes of an element that can be moved within a list, by the handle of `ReorderInPlace` or with Alt
 * and an arrow key. Items of the same `list`, a name without spaces, change places. `name` is spoken.
 */
export const orderedItem = (list: string, id: number, name: string) => `${list} ${id} ${name}`
