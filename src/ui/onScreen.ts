import { createContext, use } from 'react'

/** Whether what is inside can be seen; what cannot be seen does not ask the server. */
export const OnScreen = createContext(true)

/** For the option `subscribed` of a query. */
export function useIsOnScreen(): boolean {
  return use(OnScreen)
}
