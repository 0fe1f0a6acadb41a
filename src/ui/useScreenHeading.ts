import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

let announcedKey: string | undefined

/**
 * The ref of a screen's h1. After a navigation the focus moves there, so that a screen reader says
 * once where the person is now. The first page of a visit keeps the browser's focus.
 */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const isFirstPage = announcedKey === undefined
    const isAnnounced = announcedKey === key
    announcedKey = key
    if (!isFirstPage && !isAnnounced) heading.current?.focus()
  }, [key])

  return heading
}
