import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './ChoiceRow.css.ts'
import * as nameStyles from './ChoiceRowName.css.ts'

export interface WaitingRowProps {
  title: string
  /** Says what keeps it from being a row with choices. */
  description?: ReactNode
  /** Buttons at its end. */
  end?: ReactNode
}

/** A row that is not there yet: it is on its way, or something keeps it. Nothing can be chosen in it. */
export function WaitingRow({ title, description, end }: WaitingRowProps) {
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={cx(styles.sign, nameStyles.waiting)}>
        <span className={cx(styles.disc, styles.waitingDisc)} />
      </span>
      <div className={cx(nameStyles.name, nameStyles.settled, nameStyles.waiting)}>
        <span>{title}</span>
        {description !== undefined && <div className={nameStyles.description}>{description}</div>}
      </div>
      {end}
    </li>
  )
}
