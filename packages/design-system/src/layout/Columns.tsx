import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { HueName } from '../theme/hueNames.ts'
import { hueClass } from '../theme/hues.css.ts'
import * as styles from './Columns.css.ts'

export interface ColumnsProps {
  /** What the page is about. */
  children: ReactNode
  /** What is set about it, 25 rem wide beside it; below it where there is no room. */
  side: ReactNode
  /** Colours everything inside that has a hue. */
  hue?: HueName | undefined
}

/** The content of a page in two columns of different weight. */
export function Columns({ children, side, hue }: ColumnsProps) {
  return (
    <div className={styles.room}>
      <div className={cx(styles.columns, hue && hueClass[hue])}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{side}</div>
      </div>
    </div>
  )
}
