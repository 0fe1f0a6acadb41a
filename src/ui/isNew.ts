import { createContext } from 'react'

/** Whether the widget inside was made a moment ago: what the person fills in first takes the focus. */
export const IsNew = createContext(false)
