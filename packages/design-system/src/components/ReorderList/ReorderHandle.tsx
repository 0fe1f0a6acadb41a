import { useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useMove } from 'react-aria/useMove'
import { HandleIcon } from '../../icons/lists.tsx'
import { type Place, placeAt } from './places.ts'
import * as styles from './ReorderHandle.css.ts'

export interface ReorderHandleProps {
  /** Names the row, for example "Move Walk". */
  label: string
  /** The row moves this many places: up with less than 0. */
  onMove: (places: number) => void
  /** Opens what puts the rows in order without dragging. */
  onPress: () => void
}

interface Drag {
  x: number
  y: number
  distance: number
  place?: Place | undefined
}

/** A finger or a mouse that moves less than this wants to press. */
const leastDistance = 4

/**
 * The handle of a row of a table: dragging moves the row, and so do the arrow keys while the handle has the focus. The rows
 * that it changes places with are those beside its own.
 */
export function ReorderHandle({ label, onMove, onPress }: ReorderHandleProps) {
  const handle = useRef<HTMLButtonElement>(null)
  const drag = useRef<Drag>({ x: 0, y: 0, distance: 0 })
  const [place, setPlace] = useState<Place>()
  const rowOf = () => handle.current?.closest<HTMLElement>('[role=row]') ?? undefined
  const rowsOf = (row: HTMLElement) =>
    [...(row.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement)

  /** Keeps the focus: a row that changes its place loses it. */
  function move(places: number) {
    flushSync(() => onMove(places))
    handle.current?.focus({ preventScroll: true })
    handle.current?.scrollIntoView({ block: 'nearest' })
  }

  function drop(row: HTMLElement, { beside, isBefore }: Place) {
    const rows = rowsOf(row)
    const [from, target] = [rows.indexOf(row), rows.indexOf(beside)]
    const to = target + (isBefore ? 0 : 1)
    const places = to > from ? to - from - 1 : to - from
    if (places !== 0) move(places)
  }

  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      const {
        left = 0,
        top = 0,
        width = 0,
        height = 0,
      } = handle.current?.getBoundingClientRect() ?? {}
      drag.current = { x: left + width / 2, y: top + height / 2, distance: 0 }
      if (pointerType !== 'keyboard') handle.current?.focus({ preventScroll: true })
    },
    onMove({ pointerType, deltaX, deltaY }) {
      if (pointerType === 'keyboard') {
        if (deltaY !== 0) move(deltaY)
        return
      }
      const row = rowOf()
      const { current } = drag
      current.x += deltaX
      current.y += deltaY
      current.distance += Math.hypot(deltaX, deltaY)
      if (row && current.distance >= leastDistance) {
        row.classList.add(styles.dragged)
        current.place = placeAt(rowsOf(row), current.x, current.y)
        setPlace(current.place)
      }
    },
    onMoveEnd() {
      const row = rowOf()
      const found = drag.current.place
      drag.current.place = undefined
      row?.classList.remove(styles.dragged)
      setPlace(undefined)
      if (row && found) drop(row, found)
    },
  })

  return (
    <>
      <button
        ref={handle}
        type="button"
        {...moveProps}
        aria-label={label}
        className={styles.handle}
        onClick={() => {
          if (drag.current.distance < leastDistance) onPress()
          drag.current.distance = 0
        }}
      >
        <HandleIcon />
      </button>
      {place &&
        createPortal(
          <div data-drop-target="" className={styles.target} style={place.edge} />,
          document.body,
        )}
    </>
  )
}
