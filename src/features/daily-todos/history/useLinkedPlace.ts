import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Takes the person to the to-do that the address names, once it is there. Returns the id of the to-do, which is then open.
 */
export function useLinkedPlace(isThere: boolean): number | undefined {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || hash === '') return
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [isThere, hash])
  const linked = /^#todo-(\d+)$/.exec(hash)?.[1]
  return linked === undefined ? undefined : Number(linked)
}
