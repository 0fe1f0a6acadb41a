import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import day from './day.svg'
import * as styles from './Showcase.css.ts'

export interface ShowcaseProps {
  /** The main card of the page. */
  children: ReactNode
  /** What the application is for, in one sentence. */
  about: string
}

/**
 * A card, and beside it a drawing of a day with a sentence; below it on a narrow window. The drawing is a file of its
 * own, so that the first text of a page does not wait for it; `use` gives it the colours of the page.
 */
export function Showcase({ children, about }: ShowcaseProps) {
  return (
    <div className={styles.showcase}>
      {children}
      <div className={styles.about}>
        <svg viewBox="0 0 480 350" className={styles.drawing} aria-hidden="true">
          <use href={`${day}#day`} />
        </svg>
        <Text size="lg">{about}</Text>
      </div>
    </div>
  )
}
