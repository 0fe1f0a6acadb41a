import * as styles from './Time.css.ts'

export interface TimeProps {
  /** The moment or the day as people read it. */
  children: string
  /** The same for machines, in ISO form. */
  dateTime: string
}

/** A moment or a day inside a text or a cell. */
export function Time({ children, dateTime }: TimeProps) {
  return (
    <time dateTime={dateTime} className={styles.time}>
      {children}
    </time>
  )
}
