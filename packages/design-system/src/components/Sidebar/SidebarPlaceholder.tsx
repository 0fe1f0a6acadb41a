import { cx } from '../../cx.ts'
import * as styles from './Sidebar.css.ts'
import type { SidebarProps } from './Sidebar.tsx'

/** The room of a `Sidebar` that has not come yet, so that nothing moves when it does. */
export function SidebarPlaceholder({ isExpanded }: Pick<SidebarProps, 'isExpanded'>) {
  const width = styles.width[isExpanded ? 'expanded' : 'collapsed']
  return <div className={cx(styles.placeholder, width)} />
}
