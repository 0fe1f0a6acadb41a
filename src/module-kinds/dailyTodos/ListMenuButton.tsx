import { widgetMenuButton } from '../widgetMenuButton.tsx'
import type { MenuList } from './todoList.ts'

/** Opens the menu of a list. */
export const ListMenuButton = widgetMenuButton<MenuList>(
  async () => (await import('./ListMenu.tsx')).ListMenu,
)
