import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Column.css.ts'

export interface ColumnProps {
  /** One small line above the title: which step it is, or the way back. */
  lead?: ReactNode
  title: ReactNode
  /** Rank of the title in the document's outline. @default 1 */
  level?: 1 | 2
  /** What it is about, below the title. */
  text?: ReactNode
  /** Wide enough for a card of rows. */
  isWide?: boolean
  /** The form, or the buttons. */
  children: ReactNode
  /** Links to other ways, in the middle below. */
  links?: ReactNode
  /** The title, which can be focused after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A page that asks for one thing: a narrow column in the middle, without a card around it. */
export function Column({
  lead,
  title,
  level = 1,
  text,
  isWide,
  children,
  links,
  headingRef,
}: ColumnProps) {
  const Title = `h${level}` as const
  return (
    <div className={cx(styles.column, isWide ? styles.wide : styles.narrow)}>
      <div className={styles.top}>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        <Title ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
      {Boolean(links) && <div className={styles.links}>{links}</div>}
    </div>
  )
}
