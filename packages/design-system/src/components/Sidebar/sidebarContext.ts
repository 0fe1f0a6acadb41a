import { createContext, use } from 'react'

export interface SidebarState {
  /** Only icons show; their labels are spoken, and shown as tooltips. */
  isCollapsed: boolean
  /** Called by an entry that leads away, so that a slide-over closes. */
  onNavigate: () => void
}

export const SidebarContext = createContext<SidebarState>({
  isCollapsed: false,
  onNavigate: () => undefined,
})

/** Returns the state of the sidebar around an entry. */
export const useSidebar = () => use(SidebarContext)
