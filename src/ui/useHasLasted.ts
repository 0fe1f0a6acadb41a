import { useEffect, useState } from 'react'

/** Returns whether a state has lasted for this many milliseconds. Another state begins again. Undefined never lasts. */
export function useHasLasted(state: unknown, patience: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (state === undefined) return
    const timer = setTimeout(() => setLasted(true), patience)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [state, patience])
  return hasLasted && state !== undefined
}
