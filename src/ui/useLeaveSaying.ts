import { useLeave } from '../lib/forms/useLeave.ts'
import { toasts } from './toasts.ts'

/** Leaves a form like `useLeave`, with a message about what was done (docs/product.md#8-14). */
export function useLeaveSaying(): (path: string, message: string) => Promise<void> {
  const leave = useLeave()
  return async (path, message) => {
    if (await leave(path)) toasts.show({ tone: 'success', title: message })
  }
}
