import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../Text/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** Names the missing content. */
  title: string
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel
  /** What to do next. */
  children?: ReactNode
  /** The button or link for the next step. */
  action?: ReactNode
}

/** Takes the place of missing content, and says how to get it. */
export function EmptyState({ title, headingLevel = 2, children, action }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <Heading level={headingLevel} size="md">
        {title}
      </Heading>
      {children !== undefined && (
        <Text as="div" tone="muted" size="sm">
          {children}
        </Text>
      )}
      {action}
    </div>
  )
}
