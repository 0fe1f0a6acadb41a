import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import * as styles from './PageFrame.css.ts'

export type PageVariant = 'default' | 'anonymous' | 'dashboard' | 'configuration' | 'waiting'

export interface PageFrameProps {
  /** The content of the page; it stands in the `<main>` element, which code can focus. */
  children: ReactNode
  /** White, gradient and centred, quiet ground for cards, plain, or quiet and centred. @default 'default' */
  variant?: PageVariant
  /** Text of the link that jumps over header and sidebar; without it there is none. */
  skipLinkLabel?: string
  /** A `NavigationBar`. */
  header?: ReactNode
  /** A `Sidebar`. */
  sidebar?: ReactNode
  /** A `Footer`. */
  footer?: ReactNode
}

/** The frame of every page: skip link, header, sidebar, main and footer, in this order. */
export function PageFrame({
  children,
  variant = 'default',
  skipLinkLabel,
  ...props
}: PageFrameProps) {
  const { header, sidebar, footer } = props
  return (
    <div className={cx(styles.frame, styles.variant[variant])} data-variant={variant}>
      {skipLinkLabel !== undefined && <SkipLink targetId="main">{skipLinkLabel}</SkipLink>}
      {header !== undefined && (
        <header className={cx(styles.header, variant !== 'anonymous' && styles.stickyHeader)}>
          {header}
        </header>
      )}
      <div className={styles.body}>
        {sidebar !== undefined && <div className={styles.sidebar}>{sidebar}</div>}
        <main id="main" tabIndex={-1} className={cx(styles.main, styles.mainOf[variant])}>
          {children}
        </main>
      </div>
      {footer}
    </div>
  )
}
