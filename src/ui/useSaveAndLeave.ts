import { useLeave } from '../lib/forms/leave.tsx'
import { toasts } from './toasts.ts'

/** Leaves a form like `useLeave`, with a message about what was done (docs/product.md#8-14). */
export function useSaveAndLeave() {
  const leave = useLeave()
  return async (path: string, title: string, description?: string): Promise<void> => {
    if (await leave(path)) toasts.show({ tone: 'success', title, description })
  }
}
