import { type RefObject, useEffect, useState } from 'react'
import { whenQuiet } from '../../lib/query/whenQuiet.ts'

/**
 * Returns whether it is time to show what is in an element: once it was in view, or everything that is in view has come. At
 * first it is as the caller expects.
 */
export function useIsDue(element: RefObject<Element | null>, isExpected: boolean): boolean {
  const [isDue, setDue] = useState(isExpected)

  useEffect(() => {
    const target = element.current
    if (target === null || isDue) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setDue(true)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, isDue])

  useEffect(() => (isDue ? undefined : loadWhenQuiet(() => setDue(true))), [isDue])

  return isDue
}

/** As many as a browser asks one server for at a time; one by one a hundred widgets would take a minute. */
const atOnce = 6

const waiting = new Set<() => void>()
let cancel: (() => void) | undefined

/**
 * Does pieces of work a few at a time, each time it is quiet: what is in view comes first. Returns a
 * function that takes the piece back.
 */
function loadWhenQuiet(work: () => void): () => void {
  waiting.add(work)
  cancel ??= whenQuiet(next)
  return () => {
    waiting.delete(work)
    if (waiting.size > 0) return
    cancel?.()
    cancel = undefined
  }
}

function next(): void {
  cancel = undefined
  for (const work of [...waiting].slice(0, atOnce)) {
    waiting.delete(work)
    work()
  }
  if (waiting.size > 0) cancel = whenQuiet(next)
}
