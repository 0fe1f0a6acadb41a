import { createStore, useStore } from '../store.ts'
import { forgetWithPerson } from './personalData.ts'

/**
 * Between the transport, which met a 401 "confirm that it is you", and the dialog that asks: the
 * interrupted request waits for the promise and is sent again when it resolves with true (docs/product.md#2-6).
 */
interface Question {
  answer: (isConfirmed: boolean) => void
}

const question = createStore<Question | undefined>(undefined)

// Its request is not sent for the next person.
forgetWithPerson(() => question.read()?.answer(false))

/** Opens the dialog. Resolves with whether the person confirmed. */
export function requestReauthentication(): Promise<boolean> {
  return new Promise((resolve) => {
    question.set({
      answer: (isConfirmed) => {
        question.set(undefined)
        resolve(isConfirmed)
      },
    })
  })
}

/** Returns the question that is open, for the dialog. */
export const useReauthenticationQuestion = (): Question | undefined => useStore(question)
