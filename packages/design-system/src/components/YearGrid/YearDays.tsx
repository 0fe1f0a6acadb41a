import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { tooltip } from '../Tooltip/Tooltip.css.ts'
import { cellPath, type CellSize, YearCells, type YearContent } from './YearCells.tsx'
import * as styles from './YearGrid.css.ts'

const cell: CellSize = { size: 20, gap: 3 }
const step = cell.size + cell.gap

/** Returns how wide so many weeks are, in the units of the drawing. */
export const widthOf = (weekCount: number): number => weekCount * step - cell.gap

/** A cell by its place, counted week by week, and where its words are, in px. */
interface Shown {
  index: number
  left: number
  right: number
  bottom: number
}

interface Props extends YearContent {
  label: string
  weeks: readonly (readonly string[])[]
  /** Returns what is known of a day in words, with its date. */
  dayText: (day: string) => string
  /** The words of a day are placed in it. */
  frame: RefObject<HTMLElement | null>
}

/** How far each key goes on, in days. */
const ways: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The cells of a year. The one under the pointer says its day, and so does the one that the arrow keys choose: to a screen
 * reader the year is a slider, whose value is a day.
 */
export function YearDays({ label, weeks, dayText, frame, ...content }: Props) {
  const { until } = content
  const drawing = useRef<SVGSVGElement>(null)
  const [shown, setShown] = useState<Shown>()
  const days = weeks.flat().filter((day) => day <= until)
  const last = days.length - 1
  // There may be fewer weeks since the window has become narrower.
  const index = Math.min(last, shown?.index ?? last)
  const width = widthOf(weeks.length)

  function show(wanted: number): void {
    const box = drawing.current?.getBoundingClientRect()
    const around = frame.current?.getBoundingClientRect()
    if (!box || !around) return
    const unit = box.width / width
    const next = Math.min(last, Math.max(0, wanted))
    const x = box.left + Math.floor(next / 7) * step * unit
    setShown({
      index: next,
      left: x - around.left,
      right: around.right - x - cell.size * unit,
      bottom: around.bottom - box.top - (next % 7) * step * unit + 4,
    })
  }

  function point({ clientX, clientY }: PointerEvent): void {
    const box = drawing.current?.getBoundingClientRect()
    if (!box) return
    const unit = (box.width / width) * step
    const row = Math.floor((clientY - box.top) / unit)
    const column = Math.max(0, Math.floor((clientX - box.left) / unit))
    const next = column * 7 + Math.min(6, Math.max(0, row))
    if (next > last) hide()
    else if (next !== shown?.index) show(next)
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') hide()
    const way = ways[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(index + way)
  }

  const hide = () => setShown(undefined)
  const text = dayText(days[index] ?? until)
  const isAtEnd = shown !== undefined && shown.left > shown.right
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={text}
        className={styles.days}
        onFocus={() => show(index)}
        onBlur={hide}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') hide()
        }}
      >
        <YearCells ref={drawing} weeks={weeks} cell={cell} isFilling {...content}>
          {shown && (
            <path
              d={cellPath(Math.floor(index / 7) * step, (index % 7) * step, cell)}
              className={styles.shown}
            />
          )}
        </YearCells>
      </div>
      {shown && (
        <div
          aria-hidden="true"
          className={cx(tooltip, styles.words)}
          style={{
            bottom: shown.bottom,
            ...(isAtEnd ? { right: shown.right } : { left: shown.left }),
          }}
        >
          {text}
        </div>
      )}
    </>
  )
}
