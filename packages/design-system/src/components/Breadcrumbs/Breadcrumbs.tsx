import { ChevronEndIcon } from '../../icons/icons.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps {
  /** Name of the navigation landmark. */
  label: string
  /** The pages over the open one, from the top; the open page itself is the page's heading. */
  items: readonly { label: string; href: string }[]
}

/** The way back up, one link per page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
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
      </ol>
    </nav>
  )
}
