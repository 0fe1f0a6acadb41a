import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu'
import { CheckIcon } from '../../icons/signs.tsx'
import { Name } from '../Text/Words.tsx'
import * as styles from './Menu.css.ts'

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
  description?: ReactNode
  isDisabled?: boolean
  /** Takes something away for good. */
  isDestructive?: boolean
  lang?: string
  /** In a `CommandPalette`: not there before something is typed, because there may be very many. */
  isOnlyFound?: boolean
  /** The text is a name that a person gave: browsers do not translate it. */
  isName?: boolean
  /** What a search is compared with, if it is not the text. */
  foundBy?: string
}

/** An entry of a `Menu` or a `CommandPalette`. */
export function MenuItem({
  children,
  icon,
  description,
  isDestructive,
  isOnlyFound,
  isName,
  foundBy = children,
  ...rest
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={foundBy}
      className={styles.item}
      data-destructive={isDestructive || undefined}
      data-only-found={isOnlyFound || undefined}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon !== undefined && <span className={styles.itemIcon}>{icon}</span>}
          <span className={styles.itemTexts}>
            {isName ? <Name>{children}</Name> : <span>{children}</span>}
            {description !== undefined && (
              <>
                <span> </span>
                <span className={styles.itemDescription}>{description}</span>
              </>
            )}
          </span>
          {selectionMode !== 'none' && isSelected && (
            <span className={styles.check}>
              <CheckIcon size="small" />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps {
  /** Name of the section. It may come later: the entries stay the same, and with them the focus. */
  title?: string | undefined
  /** `MenuItem` elements. */
  children: ReactNode
}

/** Entries that belong together, under a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      {title !== undefined && <Header className={styles.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  )
}
