import { useIsNarrow } from '@daymark/design-system'
import { useEffect, useState } from 'react'

const cookieName = 'sidebar_state'
const sevenDays = 60 * 60 * 24 * 7

function readExpanded(): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=true`)
}

function storeExpanded(isExpanded: boolean): void {
  document.cookie = `${cookieName}=${isExpanded}; Max-Age=${sevenDays}; Path=/; SameSite=Lax`
}

/**
 * The sidebar's two states: expanded or collapsed to icons, kept in a cookie for 7 days, and open or
 * closed as a panel on a narrow window. Ctrl or Cmd + B toggles what applies (spec sections 2 and 4).
 */
export function useSidebar(isEnabled: boolean) {
  const isNarrow = useIsNarrow()
  const [isExpanded, setExpanded] = useState(readExpanded)
  const [isOpen, setOpen] = useState(false)

  function toggle() {
    if (isNarrow) {
      setOpen(!isOpen)
    } else {
      setExpanded(!isExpanded)
      storeExpanded(!isExpanded)
    }
  }

  useEffect(() => {
    if (!isEnabled) return
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isShortcut || event.key.toLowerCase() !== 'b') return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  return { isNarrow, isExpanded, isOpen: isNarrow && isOpen, setOpen, toggle }
}
