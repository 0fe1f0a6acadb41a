import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import { DayDrawing } from './DayDrawing.tsx'
import * as styles from './Showcase.css.ts'

export interface ShowcaseProps {
  /** The main card of the page. */
  children: ReactNode
  /** What the application is for, in one sentence. */
  about: string
}

/** A card with a drawing of a day and a sentence beside it; below it on a narrow window. */
export function Showcase({ children, about }: ShowcaseProps) {
  return (
    <div className={styles.showcase}>
      {children}
      <div className={styles.about}>
        <DayDrawing />
        <Text size="lg">{about}</Text>
      </div>
    </div>
  )
}
