import { MenuIcon, SidePanelIcon } from '../../icons/places.tsx'
import * as styles from './Sidebar.css.ts'

/** The picture of the button that opens the sidebar: of a panel, or of what slides over a narrow window. */
export function SidebarSign() {
  return (
    <>
      <span className={styles.wideSign}>
        <SidePanelIcon />
      </span>
      <span className={styles.narrowSign}>
        <MenuIcon />
      </span>
    </>
  )
}
