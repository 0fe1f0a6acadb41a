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
