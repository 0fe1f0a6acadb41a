/** Returns the item that an element is, see `orderedItem`. */
export function readItem({ dataset }: HTMLElement): { list: string; id: number; name: string } {
  const [list = '', id, ...name] = (dataset['item'] ?? '').split(' ')
  return { list, id: Number(id), name: name.join(' ') }
}

/** The list around an item, whose groups are no lists of their own. */
const listAround = (item: HTMLElement) =>
  item.closest('[role=list], ul:not([role]), ol') ?? document

/** The elements that change places with this one, in their present order. Two lists may show the same items. */
export function siblingsOf(element: HTMLElement): HTMLElement[] {
  const { list } = readItem(element)
  return [...listAround(element).querySelectorAll<HTMLElement>(`[data-item^="${list} "]`)]
}

/** Looks no further than the first of them: the mouse comes to many elements of a long list. */
function hasSiblings(element: HTMLElement): boolean {
  const { list, id } = readItem(element)
  const other = `[data-item^="${list} "]:not([data-item^="${list} ${id} "])`
  return listAround(element).querySelector(other) !== null
}

/** Returns the innermost element around another one that has somewhere to go. */
export function movableAt(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target : null
  const item = element?.closest<HTMLElement>('[data-item]')
  if (!item) return undefined
  return hasSiblings(item) ? item : movableAt(item.parentElement)
}

/** The place of a drop: beside which element, and at which edge of it. */
export interface Place {
  beside: HTMLElement
  isBefore: boolean
  /** The edge, in pixels from the upper left corner of the window. */
  edge: { left: number; top: number; width: number; height: number }
}

/** Of the line that shows a place, in pixels. */
const thickness = 2

/** Returns the place that is nearest to a point of the window. */
export function placeAt(elements: readonly HTMLElement[], x: number, y: number): Place | undefined {
  const places = elements.map((element) => ({ element, rect: element.getBoundingClientRect() }))
  const isColumn = places.every(({ rect }) => rect.left === places[0]?.rect.left)
  const nearest = places.toSorted(
    (one, other) => distance(one.rect, x, y) - distance(other.rect, x, y),
  )[0]
  if (nearest === undefined) return undefined
  const { element: beside, rect } = nearest
  const { left, top, right, bottom, width, height } = rect
  const isBefore = isColumn ? y < top + height / 2 : x < left + width / 2
  const edge = isColumn
    ? { left, top: isBefore ? top : bottom, width, height: thickness }
    : { left: isBefore ? left : right, top, width: thickness, height }
  return { beside, isBefore, edge }
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
