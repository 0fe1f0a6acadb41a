import { type ComponentType, createContext, type ReactNode, use } from 'react'

export interface MenuItemProps {
  /** Text of the item; also what typing a letter looks for. */
  children: string
  /** Names the item in `selectedKey`. */
  id?: string
  /** Goes to a page. */
  href?: string
  /** Starts an action. */
  onAction?: () => void
  icon?: ReactNode
  description?: string
  isDisabled?: boolean
  /** Takes something away for good. */
  isDestructive?: boolean
  lang?: string
  /** In a `CommandPalette`: not there before something is typed, because there may be very many. */
  isOnlyFound?: boolean
  /** What a search is compared with, if it is not the text. */
  foundBy?: string
}

export interface MenuSectionProps {
  /** Name of the section. */
  title: string
  /** `MenuItem` elements. */
  children: ReactNode
}

/** The code of the entries, which comes with the list that shows them (`MenuContents`). */
export const MenuParts = createContext<{
  Item: ComponentType<MenuItemProps>
  Section: ComponentType<MenuSectionProps>
}>({ Item: () => null, Section: () => null })

/** An entry of a `Menu`, an `AnchoredMenu` or a `CommandPalette`. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = use(MenuParts)
  return <Item {...props} />
}

/** Entries that belong together, under a title. */
export function MenuSection(props: MenuSectionProps) {
  const { Section } = use(MenuParts)
  return <Section {...props} />
}
