import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { type OrderedItem, usePagePart } from '../pageParts.tsx'
import * as styles from './layout.css.ts'

/** Height of a row of a packed grid, in px. */
const rowHeight = 4
/** Gap between the cells, in rem. */
const gap = 1.5

let observer: ResizeObserver | undefined

/** Tells a packed grid how high cells are. They are measured before any of them changes. */
function tellHeights(cells: readonly (readonly [cell: Element, height: number])[]): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  for (const [cell, height] of cells) {
    const rows = String(Math.ceil((height + gap * rem) / rowHeight))
    if (cell instanceof HTMLElement) cell.style.setProperty(styles.packedRows, rows)
  }
}

/** A `ref` of a packed grid: its first cells have their places from the start, and an observer sees to what follows. */
export function placeFirstCells(grid: HTMLElement | null): void {
  const cells = [...(grid?.children ?? [])]
  tellHeights(cells.map((cell) => [cell, cell.getBoundingClientRect().height]))
}

/** One observer for all cells: a hundred of them are measured together, before the browser paints. */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) =>
    tellHeights(
      entries.map(({ target, borderBoxSize }) => [target, borderBoxSize[0]?.blockSize ?? 0]),
    ),
  )
  return observer
}

/** Tells a packed grid how high a cell is. Returns a function that ends it. */
function observeHeight(cell: Element): (() => void) | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined
  sharedObserver().observe(cell)
  return () => sharedObserver().unobserve(cell)
}

export interface GridItemProps {
  children: ReactNode
  /** Keeps about the height of a card, for content that comes when the item is in view. */
  keepsRoom?: boolean
  /** The item takes the focus from code, for a link that leads to it. */
  isTarget?: boolean
  id?: string
  /** What `ReorderInPlace` moves it as. */
  orderedAs?: OrderedItem
  'aria-label'?: string
  ref?: RefObject<HTMLLIElement | null>
}

/** An item of a `Grid as="ul"`: as high as its neighbours, or as its content where the grid is packed. */
export function GridItem({ children, keepsRoom, isTarget, orderedAs, ...rest }: GridItemProps) {
  const ownRef = useRef<HTMLLIElement>(null)
  const { ref = ownRef } = rest
  const register = usePagePart({ item: orderedAs })
  useLayoutEffect(() => (ref.current ? observeHeight(ref.current) : undefined), [ref])
  useLayoutEffect(() => register(ref.current) ?? undefined, [ref, register])
  return (
    <li
      className={cx(styles.gridItem, keepsRoom && styles.keptRoom)}
      tabIndex={isTarget ? -1 : undefined}
      {...rest}
      ref={ref}
    >
      {children}
    </li>
  )
}
