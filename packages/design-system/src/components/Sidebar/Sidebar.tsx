import { lazy, type ReactNode, Suspense } from 'react'
import { cx } from '../../cx.ts'
import { useIsNarrow } from '../../layout/useMedia.ts'
import * as styles from './Sidebar.css.ts'
import { SidebarContext } from './SidebarEntries.tsx'

const SlideOver = lazy(async () => ({ default: (await import('./SlideOver.tsx')).SlideOver }))

export interface SidebarProps {
  /** Name of the navigation landmark, and of the slide-over panel. */
  label: string
  /** `SidebarSection` and entries. */
  children: ReactNode
  /** Entries at the bottom, for example an account menu. */
  end?: ReactNode
  /** From 768 px the sidebar is 16 rem wide with labels, or else 3 rem wide with icons only. */
  isExpanded: boolean
  /** Whether the slide-over panel is open. Only windows under 768 px have it. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the button that closes the slide-over panel. */
  closeLabel: string
}

/**
 * The pages of the application at the start of the window: wide, as a rail of icons, or as a panel
 * that slides over the page on a narrow window.
 */
export function Sidebar({
  label,
  children,
  end,
  isExpanded,
  isOpen,
  onOpenChange,
  closeLabel,
}: SidebarProps) {
  const isNarrow = useIsNarrow()
  const close = () => {
    onOpenChange(false)
  }
  const isCollapsed = !isNarrow && !isExpanded
  const content = (
    <nav
      aria-label={label}
      className={
        isNarrow
          ? styles.sidebarNarrow
          : cx(styles.sidebar, styles.width[isCollapsed ? 'collapsed' : 'expanded'])
      }
    >
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </nav>
  )
  if (!isNarrow) {
    return <SidebarContext value={{ isCollapsed }}>{content}</SidebarContext>
  }
  return (
    <Suspense>
      <SlideOver label={label} closeLabel={closeLabel} isOpen={isOpen} onOpenChange={onOpenChange}>
        <SidebarContext value={{ isCollapsed: false, onNavigate: close }}>{content}</SidebarContext>
      </SlideOver>
    </Suspense>
  )
}
