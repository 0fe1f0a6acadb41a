import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Footer.css.ts'

export interface FooterProps {
  /** The line at the start. */
  children: ReactNode
  /** Controls at the end. */
  end?: ReactNode
  /** `tinted` has a ground of its own with a hairline, except in a narrow window. @default 'plain' */
  tone?: 'plain' | 'tinted'
}

/** The last line of every page; inside a page frame it is the contentinfo landmark. */
export function Footer({ children, end, tone = 'plain' }: FooterProps) {
  return (
    <footer className={cx(styles.footer, styles.tone[tone])}>
      <div>{children}</div>
      {end}
    </footer>
  )
}
