import day from './day.svg'
import { drawing } from './Showcase.css.ts'

/**
 * A list of the day before a daymark on its hill, the sea and the sun. A file of its own, so that the first text of a
 * page does not wait for it; `use` gives it the colours of the page.
 */
export function DayDrawing() {
  return (
    <svg viewBox="0 0 480 350" className={drawing} aria-hidden="true">
      <use href={`${day}#day`} />
    </svg>
  )
}
