import type { ReactNode, Ref } from 'react'
import { Heading } from '../Text/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** The page's `<h1>`. */
  title: ReactNode
  /** What the page is for. */
  description?: ReactNode
  /** Where the page belongs: a `Link` back or `Breadcrumbs`. */
  parent?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** The `<h1>`, which can be focused after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The top of a page's content. */
export function PageHeader({ title, description, parent, actions, headingRef }: PageHeaderProps) {
  return (
    <div className={styles.pageHeader}>
      {parent !== undefined && <div className={styles.parent}>{parent}</div>}
      <div className={styles.line}>
        <Heading level={1} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {actions}
      </div>
      {description !== undefined && (
        <div className={styles.description}>
          <Text as="div" tone="muted">
            {description}
          </Text>
        </div>
      )}
    </div>
  )
}
