import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu'
import { CheckIcon } from '../../icons/signs.tsx'
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
  description?: string
  isDisabled?: boolean
  /** Takes something away for good. */
  isDestructive?: boolean
  lang?: string
  /** In a `CommandPalette`: not there before something is typed, because there may be very many. */
  isOnlyFound?: boolean
}

/** An entry of a `Menu` or of a `CommandPalette`. */
export function MenuItem({
  children,
  icon,
  description,
  isDestructive,
  isOnlyFound,
  ...rest
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      className={styles.item}
      data-destructive={isDestructive || undefined}
      data-only-found={isOnlyFound || undefined}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon !== undefined && <span className={styles.itemIcon}>{icon}</span>}
          <span className={styles.itemTexts}>
            {children}{' '}
            {description !== undefined && (
              <span className={styles.itemDescription}>{description}</span>
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
  /** Name of the section. */
  title: string
  /** `MenuItem` elements. */
  children: ReactNode
}

/** Entries that belong together, under a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}
