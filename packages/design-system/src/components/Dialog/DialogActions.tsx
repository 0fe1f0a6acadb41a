import type { ReactNode } from 'react'
import * as styles from './Dialog.css.ts'

/** The buttons of a dialog whose content decides which there are: the main one, and other ways. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
