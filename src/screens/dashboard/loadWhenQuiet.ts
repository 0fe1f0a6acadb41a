import { whenQuiet } from '../../data/whenQuiet.ts'

const waiting = new Set<() => void>()
let cancel: (() => void) | undefined

/**
 * Does pieces of work one after the other, each once it is quiet: what is in view comes first. Returns a
 * function that takes the piece back.
 */
export function loadWhenQuiet(work: () => void): () => void {
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
  const [work] = waiting
  cancel = undefined
  if (work === undefined) return
  waiting.delete(work)
  work()
  if (waiting.size > 0) cancel = whenQuiet(next)
}
