import type { ReactNode } from 'react'
import { Heading } from '../Text/Heading.tsx'
import * as styles from './RowGroup.css.ts'

export interface RowSectionProps {
  /** One card of rows. */
  children: ReactNode
  title: string
  /** A small button or link at the end of the title's line. */
  action?: ReactNode
  /** For what the title names. */
  titleId?: string | undefined
}

/** A card of rows with its title above it, on the edge of the labels. */
export function RowSection({ children, title, action, titleId }: RowSectionProps) {
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </div>
  )
}
