import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Goes to the widget that the address names after its `#`, each time that somebody goes there. */
export function useFocusOnTarget(): void {
  const location = useLocation()
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [location])
}
