import { Menu, type MenuProps } from '@daymark/design-system'
import { useEffect, useState } from 'react'

/**
 * A menu that was just asked for, see `menuOnDemand`: it opens at once, and begins at its first item, or at what is
 * chosen.
 */
export function OpeningMenu(props: Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'autoFocus'>) {
  const [isOpen, setOpen] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the trigger has the focus only by now, which comes back to it
  useEffect(() => setOpen(true), [])
  const focus = props.selectedKey === undefined ? ({ autoFocus: 'first' } as const) : {}
  return <Menu {...props} {...focus} isOpen={isOpen} onOpenChange={setOpen} />
}
