import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const count = createStore(0)

/** Counts a form of the page among those with an error, while `hasError`. */
export function useCountErroneous(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return
    count.set(count.read() + 1)
    return () => count.set(count.read() - 1)
  }, [hasError])
}

/** Returns whether a form of the page has an error, which the title of the page says first (docs/product.md#4-15). */
export const useHasErroneousForm = () => useStore(count) > 0
