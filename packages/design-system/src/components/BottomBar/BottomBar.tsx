import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import type { Unstyled } from '../../unstyled.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './BottomBar.css.ts'

export interface BottomBarProps {
  /** Name of the navigation landmark. */
  label: string
  /** Three to five entries: `BottomBarLink` and `BottomBarButton`. */
  children: ReactNode
}

/**
 * Shows the most needed entries, in reach of a thumb at the end of a narrow window. A `PageFrame` before it leaves it
 * room.
 */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {children}
    </nav>
  )
}

interface EntryLook {
  /** One word. */
  children: string
  icon: ReactNode
  /** Whether this entry leads to the open page. */
  isCurrent?: boolean
}

export interface BottomBarLinkProps extends EntryLook {
  href: string
}

/** An entry that leads to a page. */
export function BottomBarLink({ children, icon, href, isCurrent }: BottomBarLinkProps) {
  return (
    <Link href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <span className={styles.text}>{children}</span>
    </Link>
  )
}

export interface BottomBarButtonProps extends Unstyled<ButtonProps>, EntryLook {
  /** The entry for what people do most: its icon is shown on a disc, and its word is only spoken. */
  isMain?: boolean
}

/** An entry that opens a menu. */
export function BottomBarButton({
  children,
  icon,
  isCurrent,
  isMain = false,
  ...rest
}: BottomBarButtonProps) {
  return (
    <Button {...rest} className={styles.entry} data-current={isCurrent || undefined}>
      {isMain ? <span className={styles.disc}>{icon}</span> : icon}
      {isMain ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : (
        <span className={styles.text}>{children}</span>
      )}
    </Button>
  )
}
