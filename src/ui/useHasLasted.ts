import { useEffect, useState } from 'react'

/** Returns whether a state has lasted for this many milliseconds. Another state begins again. Undefined never lasts. */
export function useHasLasted(state: unknown, delay: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (state === undefined) return
    const timer = setTimeout(() => setLasted(true), delay)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [state, delay])
  return hasLasted && state !== undefined
}
