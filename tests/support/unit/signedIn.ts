import { announceAuthChange, type User } from '@daymark/api'
import { startSession } from '../../../src/lib/session/sessionStore.ts'
import { setHandover } from './handover.ts'

const userOf = (id: number, passkeyHandle?: string): User => ({
  id,
  display: `person${id}`,
  email: `person${id}@example.com`,
  username: `person${id}`,
  ...(passkeyHandle !== undefined && { passkeyHandle }),
})

let isStarted = false

/**
 * Signs a person in, as an answer of the server does. Without an id no person is signed in afterwards. The handle tells accounts
 * of two installations with the same id apart.
 */
export async function signedInAs(id: number | undefined, passkeyHandle?: string): Promise<void> {
  const answer =
    id === undefined
      ? { status: 401 as const, data: { flows: [] }, meta: { is_authenticated: false } }
      : {
          status: 200 as const,
          data: { user: userOf(id, passkeyHandle), methods: [] },
          meta: { is_authenticated: true },
        }
  if (!isStarted) {
    isStarted = true
    setHandover({ session: Promise.resolve(answer) })
    await startSession()
  }
  announceAuthChange(answer.status, answer)
}
