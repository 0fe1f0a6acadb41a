import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { ChevronStartIcon } from '../../icons/arrows.tsx'
import { Words } from '../Text/Words.tsx'
import * as styles from './WayBack.css.ts'

export interface WayBackProps {
  /** Name of the navigation landmark. */
  label: string
  /** The page above. */
  href: string
  /** Its name. */
  children: ReactNode
}

/** The way back to the page above, before the title of a page. */
export function WayBack({ label, href, children }: WayBackProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <Link href={href} className={styles.link}>
        <ChevronStartIcon size="small" />
        <span className={styles.name}>
          <Words>{children}</Words>
        </span>
      </Link>
    </nav>
  )
}
