import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import { Heading } from '../Text/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** The page's `<h1>`. */
  title: ReactNode
  /** What the page is for. */
  description?: ReactNode
  /** Where the page belongs: `Breadcrumbs`, for example. */
  parent?: ReactNode
  /** The way back to the page above, a `WayBack`. */
  wayBack?: ReactNode
  /** What the page is about, as a sign of 40 px before its title: a ring, for example. The description is a quiet line then. */
  sign?: ReactNode
  /** Buttons: at the end of the title's line, and right after a title with a sign. */
  actions?: ReactNode
  /** The `<h1>`, which can be focused after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The top of a page's content. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, parent, wayBack, sign, actions, headingRef } = props
  const heading = (
    <Heading level={1} ref={headingRef} tabIndex={-1}>
      {title}
    </Heading>
  )
  if (sign !== undefined) {
    return (
      <div className={cx(styles.pageHeader, styles.signed)}>
        {wayBack}
        <div className={styles.signedLine}>
          <span className={styles.sign}>{sign}</span>
          <div className={styles.texts}>
            {heading}
            {description !== undefined && <div className={styles.note}>{description}</div>}
          </div>
          {actions}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.pageHeader}>
      {wayBack}
      {parent !== undefined && <div className={styles.parent}>{parent}</div>}
      <div className={styles.line}>
        {heading}
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
