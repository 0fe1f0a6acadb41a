import { whenQuiet } from '../../lib/query/whenQuiet.ts'

/** As many as a browser asks one server for at a time; one by one a hundred widgets would take a minute. */
const atOnce = 6

const waiting = new Set<() => void>()
let cancel: (() => void) | undefined

/**
 * Does pieces of work a few at a time, each time it is quiet: what is in view comes first. Returns a
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
  cancel = undefined
  for (const work of [...waiting].slice(0, atOnce)) {
    waiting.delete(work)
    work()
  }
  if (waiting.size > 0) cancel = whenQuiet(next)
}
