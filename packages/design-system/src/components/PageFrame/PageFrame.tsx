import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import * as styles from './PageFrame.css.ts'

export type PageVariant = 'default' | 'settings' | 'welcome' | 'board' | 'waiting'

export interface PageFrameProps {
  /** The content of the page, inside the `<main>` element, which code can focus. */
  children: ReactNode
  /**
   * White, for reading and forms; a quiet ground for rows that set something; the light of dawn with one thing to do; the same with
   * many cards; or that ground with a word in the middle. @default 'default'
   */
  variant?: PageVariant
  /** Shown before the content while another page is loading. */
  progress?: ReactNode
  /** Hides the content, which keeps its state, for instance while `progress` has the shape of another page. */
  isContentHidden?: boolean
  /** Text of the link that skips header and sidebar. Without it there is no such link. */
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
  progress,
  isContentHidden,
  skipLinkLabel,
  header,
  sidebar,
  footer,
}: PageFrameProps) {
  return (
    <div className={cx(styles.frame, styles.variant[variant])} data-variant={variant}>
      {skipLinkLabel !== undefined && <SkipLink>{skipLinkLabel}</SkipLink>}
      {header !== undefined && (
        <header className={cx(styles.header, variant !== 'welcome' && styles.stickyHeader)}>
          {header}
        </header>
      )}
      <div className={styles.body}>
        {sidebar !== undefined && (
          <div className={styles.sidebar}>
            <div className={styles.sidebarContent}>{sidebar}</div>
          </div>
        )}
        <main id="main" tabIndex={-1} className={cx(styles.main, styles.mainOf[variant])}>
          {progress}
          <div className={isContentHidden ? styles.hiddenContent : styles.content}>{children}</div>
        </main>
      </div>
      {footer}
    </div>
  )
}
