import { createContext } from 'react'

/**
 * The day (ISO) that the rows of a card show. Only an open menu and its dialogs read it: another day renders no name
 * anew.
 */
export const ShownDay = createContext('')
