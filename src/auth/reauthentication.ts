import { useSyncExternalStore } from 'react'

/**
 * Between the transport, which met a 401 "confirm that it is you", and the dialog that asks: the
 * interrupted request waits for the promise and is sent again when it resolves with true (docs/product.md#2-6).
 */
interface Question {
  answer: (isConfirmed: boolean) => void
}

let question: Question | undefined
const listeners = new Set<() => void>()

function setQuestion(next: Question | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

/** Opens the dialog. Resolves with whether the person confirmed. */
export function requestReauthentication(): Promise<boolean> {
  return new Promise((resolve) => {
    setQuestion({
      answer: (isConfirmed) => {
        setQuestion(undefined)
        resolve(isConfirmed)
      },
    })
  })
}

/** The question that is open, for the dialog. */
export function useReauthenticationQuestion(): Question | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => question,
  )
}
