import type { ReactNode } from 'react'
import * as styles from './PosterSign.css.ts'

/** An icon on the ground of a poster, as the sign of a page about posters. Silent. */
export function PosterSign({ icon }: { icon: ReactNode }) {
  return <span className={styles.sign}>{icon}</span>
}
