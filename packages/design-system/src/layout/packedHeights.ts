import { packedRows } from './layout.css.ts'

/** Height of a row of a packed grid, in px. */
const rowHeight = 4
/** Gap between the cells, in rem. */
const gap = 1.5

let observer: ResizeObserver | undefined

/** One observer for all cells: a hundred of them are measured together, before the browser paints. */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    for (const { target, borderBoxSize } of entries) {
      const height = (borderBoxSize[0]?.blockSize ?? 0) + gap * rem
      if (target instanceof HTMLElement) {
        target.style.setProperty(packedRows, String(Math.ceil(height / rowHeight)))
      }
    }
  })
  return observer
}

/** Tells a packed grid how high a cell is. Returns a function that ends it. */
export function observeHeight(cell: Element): (() => void) | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined
  sharedObserver().observe(cell)
  return () => sharedObserver().unobserve(cell)
}
