import { type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel } from '../Text/Heading.tsx'
import * as styles from './RowGroup.css.ts'

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
export function RowGroup({ children, title, headingLevel = 2, action, ...rest }: RowGroupProps) {
  const titleId = useId()
  if (title === undefined) {
    return (
      <ul className={styles.card} {...rest}>
        {children}
      </ul>
    )
  }
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="md" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      <ul className={styles.card} aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  )
}
