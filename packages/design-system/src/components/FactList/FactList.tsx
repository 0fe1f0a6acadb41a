import type { ReactNode } from 'react'
import * as styles from './FactList.css.ts'

export interface FactListRow {
  key: string | number
  name: ReactNode
  /** A line for each. */
  facts: readonly string[]
}

export interface FactListProps {
  'aria-label': string
  rows: readonly FactListRow[]
}

/** Names, each with what is to be known of it at the end of its row, or below where there is no room. */
export function FactList({ rows, ...rest }: FactListProps) {
  return (
    <ul className={styles.list} {...rest}>
      {rows.map(({ key, name, facts }) => (
        <li key={key} className={styles.row}>
          <span className={styles.name}>{name}</span>{' '}
          <div className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact}>{fact}</div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
