import { MenuPopover, type MenuPopoverProps } from './MenuPopover.tsx'
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx'

export interface MenuProps
  extends MenuPopoverProps, Pick<MenuTriggerProps, 'trigger' | 'isOpen' | 'onOpenChange'> {}

/** A button with a list of links, actions or choices behind it. */
export function Menu({ trigger, isOpen, onOpenChange, ...popover }: MenuProps) {
  return (
    <MenuTrigger
      trigger={trigger}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <MenuPopover {...popover} />
    </MenuTrigger>
  )
}
