import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import type { Engine } from '../engine.ts'
import type { Screen } from '../screen.ts'

/** The state that the steps share, from the first one on. */
export interface Stage {
  backend: BackendProcess
  engine: Engine
  screen: Screen
  /** Known once the sign-in page has been seen. */
  hasPasskeys: boolean
}

/** The statuses of the one to-do. */
export const walk = { role: 'radiogroup', name: 'Walk' }
