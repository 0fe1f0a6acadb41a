import { type ReactNode, useId } from 'react'
import * as styles from './RowGroup.css.ts'
import { RowSection } from './RowSection.tsx'

export interface RowGroupProps {
  /** `GroupRow`, `SwitchRow`, `SelectRow` and `ControlRow` elements. */
  children: ReactNode
  /** Heading above the card; names the rows. */
  title?: string
  /** Name of the rows, if there is no title. */
  'aria-label'?: string
}

/** A card of rows that each set or open one thing. */
export function RowGroup({ children, title, ...rest }: RowGroupProps) {
  const titleId = useId()
  const naming = title === undefined ? rest : { 'aria-labelledby': titleId }
  const card = (
    <ul className={styles.card} {...naming}>
      {children}
    </ul>
  )
  if (title === undefined) return card
  return (
    <RowSection title={title} titleId={titleId}>
      {card}
    </RowSection>
  )
}
