import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Poster.css.ts'

export interface PosterProps {
  /** What it is called, for one of several posters. */
  caption?: string | undefined
  /** A small button that opens what can be done with the poster. */
  menu?: ReactNode
  /** Has the light of dawn behind it, for words. */
  isWarm?: boolean
  /** A `Picture` over the whole width, a `Quotation`, or what is to be done first. */
  children: ReactNode
}

/** Something to look at: a picture or a few words without a title above them. The list item that it is in has its name. */
export function Poster({ caption, menu, isWarm, children }: PosterProps) {
  return (
    <article className={cx(styles.poster, isWarm && styles.warm)}>
      {children}
      <div className={cx(styles.foot, caption === undefined && styles.menuOnly)}>
        {caption !== undefined && (
          <span className={styles.caption} translate="no">
            {caption}
          </span>
        )}
        {menu !== undefined && <span className={styles.menu}>{menu}</span>}
      </div>
    </article>
  )
}

/** Words, in the room that a `Poster` has for them. */
export function PosterText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}

/** Quotes the words of another person as they were written: large where they are few. */
export function Quotation({ children }: { children: string }) {
  return (
    <div className={styles.text}>
      <blockquote className={cx(styles.quotation, children.length > 140 && styles.long)}>
        {children}
      </blockquote>
    </div>
  )
}
