import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { CheckIcon } from '../../icons/signs.tsx'
import type { MenuProps } from './Menu.tsx'
import * as styles from './Menu.css.ts'
import { type MenuItemProps, MenuParts, type MenuSectionProps } from './MenuItem.tsx'

interface Props extends Omit<MenuProps, 'trigger' | 'preload' | 'missingText'> {
  trigger: ReactElement
  /** The item that has the focus first, unless one is chosen. */
  begin: 'first' | 'last'
}

/** The list of a `Menu` that was just asked for. It opens immediately. */
export function OpenedMenu({ trigger, label, children, selectedKey, begin, ...props }: Props) {
  const { onSelectionChange, placement = 'bottom start' } = props
  const [isOpen, setOpen] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the trigger has the focus only by now, which comes back to it
  useEffect(() => setOpen(true), [])
  const selection =
    selectedKey === undefined
      ? ({ autoFocus: begin } as const)
      : ({
          selectionMode: 'single',
          selectedKeys: selectedKey === null ? [] : [selectedKey],
          disallowEmptySelection: true,
        } as const)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={6}>
        <AriaMenu
          {...selection}
          {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': '' })}
          className={styles.list}
          onSelectionChange={(keys) => {
            const [key] = keys
            if (key !== undefined) onSelectionChange?.(String(key))
          }}
        >
          <MenuContents>{children}</MenuContents>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/** Gives `MenuItem` and `MenuSection` elements their code, in a menu of react-aria. */
export function MenuContents({ children }: { children: ReactNode }) {
  return <MenuParts value={{ Item, Section }}>{children}</MenuParts>
}

function Item({
  children,
  icon,
  description,
  isDestructive,
  isOnlyFound,
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

function Section({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}
