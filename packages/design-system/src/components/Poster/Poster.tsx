import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Poster.css.ts'

export interface PosterProps {
  /** What it is called: its heading, which is heard. Left out while it is not known. */
  name?: string | undefined
  /** Shows the name, because there are several posters. */
  isNameShown?: boolean
  /** A small button that opens what can be done with the poster. */
  menu?: ReactNode
  /** Has the light of dawn behind it, for words. */
  isWarm?: boolean
  /** A `Picture` over the whole width, a `Quotation`, or what is to be done first. */
  children: ReactNode
}

/** Something to look at: a picture or a few words without a title above them. */
export function Poster({ name, isNameShown = false, menu, isWarm, children }: PosterProps) {
  return (
    <div className={cx(styles.poster, isWarm && styles.warm)}>
      {name !== undefined && (
        <h2 className={hidden} translate="no">
          {name}
        </h2>
      )}
      {children}
      <div className={cx(styles.foot, !isNameShown && styles.menuOnly)}>
        {isNameShown && (
          <span aria-hidden="true" className={styles.caption} translate="no">
            {name}
          </span>
        )}
        {menu !== undefined && <span className={styles.menu}>{menu}</span>}
      </div>
    </div>
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
