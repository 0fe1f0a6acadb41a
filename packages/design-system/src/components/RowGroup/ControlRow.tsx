import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { type RowTexts, Texts } from './GroupRow.tsx'
import * as styles from './RowGroup.css.ts'

export interface ControlRowProps extends RowTexts {
  /** The label, in sight only: the control has it as its own name. */
  label: ReactNode
  /** A control with a name of its own, for example a `SegmentedChoice`. Below the label where there is no room beside it. */
  children: ReactNode
}

/** A row of a `RowGroup` with a control at its end. */
export function ControlRow({ children, label, ...texts }: ControlRowProps) {
  return (
    <li className={styles.item}>
      <div className={cx(styles.row, styles.withControl)}>
        <Texts {...texts} label={<span aria-hidden="true">{label}</span>} isAlone={false} />
        <div className={styles.control}>{children}</div>
      </div>
    </li>
  )
}
