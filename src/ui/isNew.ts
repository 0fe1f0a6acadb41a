import { createContext, use } from 'react'

/** Whether the widget inside was made a moment ago: what the person fills in first takes the focus. */
export const IsNew = createContext(false)

export function useIsNew(): boolean {
  return use(IsNew)
}
