import type { PropsWithChildren } from 'react'
import * as styles from './OwnWindow.css.ts'

/** Keeps an example that is fixed to the end of the window from covering the page it is shown on. */
export function OwnWindow({ children }: PropsWithChildren) {
  return <div className={styles.window}>{children}</div>
}
