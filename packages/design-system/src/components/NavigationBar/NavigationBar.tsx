import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../cx.ts'
import * as styles from './NavigationBar.css.ts'

export interface NavigationBarProps {
  /** Name of the navigation landmark. */
  label: string
  /** Shown at the start of the bar, for example the button that opens the sidebar. */
  start?: ReactNode
  /** A `Brand`. */
  brand?: ReactNode
  /** `NavigationLink` and menus. Hidden under 768 px, where a sidebar offers the same entries. */
  children?: ReactNode
  /** Menus at the end of the bar. */
  end?: ReactNode
}

/** The bar over every page, 5 rem high, 3.5 rem on a narrow window. */
export function NavigationBar({ label, start, brand, children, end }: NavigationBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {start}
      {brand}
      <div className={styles.list}>
        <div className={cx(styles.list, styles.wideOnly)}>{children}</div>
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </nav>
  )
}

export interface NavigationLinkProps {
  children: ReactNode
  href: string
  icon?: ReactNode
  /** The page that is open. */
  isCurrent?: boolean
}

/** An entry of the navigation bar. */
export function NavigationLink({ children, href, icon, isCurrent }: NavigationLinkProps) {
  return (
    <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <NavigationLabel>{children}</NavigationLabel>
    </Link>
  )
}

export interface NavigationLabelProps {
  children: ReactNode
  /** Shows the words also where the bar is short of room, for an entry that a picture cannot explain. */
  isAlwaysShown?: boolean
}

/** The words of an entry beside its picture; unseen, but spoken, where the bar has no room for them. */
export function NavigationLabel({ children, isAlwaysShown }: NavigationLabelProps) {
  return <span className={isAlwaysShown ? styles.shownLabel : styles.label}>{children}</span>
}

export interface BrandProps {
  /** The name beside the mark. */
  name: string
  href: string
  /** The mark, for example `<MarkIcon size="large" />`. */
  mark: ReactNode
}

/** Shows mark and name, and leads to the home page. */
export function Brand({ name, href, mark }: BrandProps) {
  return (
    <Link href={href} className={styles.brand}>
      <span className={styles.brandMark}>{mark}</span>
      <span className={styles.brandName}>{name}</span>
    </Link>
  )
}
