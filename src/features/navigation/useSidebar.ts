import { announce, useIsNarrow } from '@daymark/design-system'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isEditing } from '../../ui/isTyping.ts'
import { isCommand } from '../../ui/keys.ts'
import { readCookie, writeCookie } from '../../lib/preferences/cookies.ts'

const cookieName = 'sidebar_state'
const sevenDays = 60 * 60 * 24 * 7

/**
 * Returns the sidebar's two states: expanded or collapsed to icons, kept in a cookie for 7 days, and open or
 * closed as a panel on a narrow window. Ctrl or Cmd + B toggles what applies (docs/product.md#8-3), and says so: the button
 * that does the same says so itself.
 */
export function useSidebar(isEnabled: boolean) {
  const { t } = useTranslation('shell')
  const isNarrow = useIsNarrow()
  const [isExpanded, setExpanded] = useState(() => readCookie(cookieName) === 'true')
  // Closes the panel after any navigation, so that the page can be seen.
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = isNarrow && openedAt === key
  const setOpen = (next: boolean) => setOpenedAt(next ? key : undefined)

  function toggle() {
    if (isNarrow) {
      setOpen(!isOpen)
    } else {
      setExpanded(!isExpanded)
      writeCookie(cookieName, String(!isExpanded), sevenDays)
    }
  }

  // With the paint that shows the header: the keys work as soon as they can be known.
  useLayoutEffect(() => {
    if (!isEnabled) return
    function onKeyDown(event: KeyboardEvent) {
      if (!isCommand(event, 'b') || isEditing(event.target)) return
      event.preventDefault()
      toggle()
      if (!isNarrow) announce(t(isExpanded ? 'sidebar.closed' : 'sidebar.opened'))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  return { isNarrow, isExpanded, isOpen, setOpen, toggle }
}
