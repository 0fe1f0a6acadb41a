import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { tooltip } from '../Tooltip/Tooltip.css.ts'
import { type DayStep, stepOf, weekCount, weeksUntil } from './steps.ts'
import * as styles from './YearGrid.css.ts'

/** A cell and the gap beside it, in the units of the drawing. */
const step = 18
const size = 16
const corner = 3.5
const width = weekCount * step - (step - size)
const height = 7 * step - (step - size)

const rounded = (x: number, y: number) =>
  `M${x + corner} ${y}h${size - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${size - 2 * corner}` +
  `a${corner} ${corner} 0 0 1 -${corner} ${corner}h-${size - 2 * corner}a${corner} ${corner} 0 0 1 -${corner} -${corner}` +
  `v-${size - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} -${corner}z`
const dot = (x: number, y: number) => `M${x + size / 2} ${y + size / 2}h0`
const dash = (x: number, y: number) => `M${x + 5} ${y + size / 2}h${size - 10}`

type Sign = DayStep | 'unknown'
type Parts = ReadonlyMap<string, number | null>

/** Returns one path for each sign: a year has 371 cells, and a page has many years. */
function pathsOf(until: string, parts: Parts): Map<Sign, string> {
  const paths = new Map<Sign, string>()
  const add = (sign: Sign, path: string) => paths.set(sign, (paths.get(sign) ?? '') + path)
  for (const [column, week] of weeksUntil(until).entries()) {
    for (const [row, day] of week.entries()) {
      if (day > until) break
      const [x, y] = [column * step, row * step]
      const part = parts.get(day)
      if (part === undefined) {
        add('unknown', dot(x, y))
        continue
      }
      const sign = stepOf(part)
      add(sign === 'passed' ? 0 : sign, rounded(x, y))
      if (sign === 'passed') add('passed', dash(x, y))
    }
  }
  return paths
}

/** A cell by its place, counted week by week, and where its words are, in px. */
interface Shown {
  index: number
  left: number
  right: number
  bottom: number
}

interface Props {
  label: string
  until: string
  parts: Parts
  /** Returns what is known of a day in words, with its date. */
  dayText: (day: string) => string
  /** The words of a day are placed in it. */
  frame: RefObject<HTMLElement | null>
  /** What cuts off the weeks that have no room. */
  view: RefObject<HTMLElement | null>
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
export function YearDays({ label, until, parts, dayText, frame, view }: Props) {
  const drawing = useRef<SVGSVGElement>(null)
  const [shown, setShown] = useState<Shown>()
  const days = weeksUntil(until)
    .flat()
    .filter((day) => day <= until)
  const last = days.length - 1
  const index = shown?.index ?? last

  function show(wanted: number): void {
    const box = drawing.current?.getBoundingClientRect()
    const around = frame.current?.getBoundingClientRect()
    const inSight = view.current?.getBoundingClientRect()
    if (!box || !around || !inSight) return
    const unit = box.width / width
    // On a phone the first weeks are out of sight.
    const first = 7 * (Math.round((inSight.left - box.left) / (step * unit)) || 0)
    const next = Math.min(last, Math.max(first, wanted))
    const x = box.left + Math.floor(next / 7) * step * unit
    setShown({
      index: next,
      left: x - around.left,
      right: around.right - x - size * unit,
      bottom: around.bottom - box.top - (next % 7) * step * unit + 4,
    })
  }

  function point({ clientX, clientY }: PointerEvent): void {
    const box = drawing.current?.getBoundingClientRect()
    if (!box) return
    const unit = (box.width / width) * step
    const row = Math.floor((clientY - box.top) / unit)
    const next = Math.floor((clientX - box.left) / unit) * 7 + Math.min(6, Math.max(0, row))
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
        <svg
          ref={drawing}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          aria-hidden="true"
        >
          {[...pathsOf(until, parts)].map(([sign, path]) => (
            <path key={sign} d={path} className={cx(styles.cell, styles.sign[sign])} />
          ))}
          {shown && (
            <path
              d={rounded(Math.floor(shown.index / 7) * step, (shown.index % 7) * step)}
              className={styles.shown}
            />
          )}
        </svg>
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
