import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

let announcedKey: string | undefined

/** Returns whether a link of ours led to this document: following one before the app has loaded opens a new document. */
function isOpenedByLink(): boolean {
  const isNavigation = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')
  return isNavigation && document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Returns the ref of a screen's h1. After a navigation the focus moves there, so that a screen reader says
 * once where the person is now. The first page of a visit keeps the browser's focus, unless a link of
 * ours led there and nothing has been focused yet. On a page that asks for one thing the field gets the
 * focus instead, also on the first page of a visit; the form around it has the name of the page.
 */
export function useScreenHeading(hasOneField = false): RefObject<HTMLHeadingElement | null> {
  const { key, hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const isNavigation =
      announcedKey === undefined
        ? isOpenedByLink() && document.activeElement === document.body
        : announcedKey !== key
    announcedKey = key
    const field = hasOneField && heading.current?.closest('main')?.querySelector('input')
    const isFree = document.activeElement === document.body
    if (field && (isNavigation || isFree)) field.focus()
    // A place on the page takes it itself.
    else if (isNavigation && hash === '') heading.current?.focus()
  }, [key, hash, hasOneField])

  return heading
}
