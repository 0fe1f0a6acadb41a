import { type ReactNode, useId } from 'react'
import type { HeadingLevel } from '../Text/Heading.tsx'
import * as styles from './RowGroup.css.ts'
import { RowSection } from './RowSection.tsx'

export interface RowGroupProps {
  /** `GroupRow`, `SwitchRow`, `SelectRow` and `ControlRow` elements. */
  children: ReactNode
  /** Heading above the card; names the rows. */
  title?: string
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel
  /** A small button at the end of the title's line. */
  action?: ReactNode
  /** Name of the rows, if there is no title. */
  'aria-label'?: string
}

/** A card of rows that each set or open one thing. */
export function RowGroup({ children, title, headingLevel, action, ...rest }: RowGroupProps) {
  const titleId = useId()
  const naming = title === undefined ? rest : { 'aria-labelledby': titleId }
  const card = (
    <ul className={styles.card} {...naming}>
      {children}
    </ul>
  )
  if (title === undefined) return card
  return (
    <RowSection title={title} titleId={titleId} headingLevel={headingLevel} action={action}>
      {card}
    </RowSection>
  )
}
