import type { ReactNode } from 'react'
import { ChevronEndIcon } from '../../icons/arrows.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps {
  /** Name of the navigation landmark. */
  label: string
  /** The pages over the open one, from the top. */
  items: readonly { label: ReactNode; href: string }[]
  /** The open page. */
  current: ReactNode
}

/** The way back up, one link per page, and the name of the open one. */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link variant="standalone" href={item.href}>
              {item.label}
            </Link>
            <span className={styles.separator}>
              <ChevronEndIcon size="small" />
            </span>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
