import { ApiError, listAuthenticators, type Passkey, renamePasskey } from '@daymark/api'
import type { Changeable } from '../../lib/query/editing.ts'

/** How a passkey is renamed. The list has the only answer that says its name. */
export const changeablePasskey: Changeable<Passkey, { name: string }> = {
  operation: 'renamePasskey',
  valuesOf: ({ name }) => ({ name }),
  async read(passkeyId) {
    const { data } = await listAuthenticators()
    const passkey = data.find((one) => one.type === 'webauthn' && one.id === passkeyId)
    if (passkey?.type !== 'webauthn') throw new ApiError({ kind: 'client', status: 404 })
    return passkey
  },
  async write(current, change) {
    const passkey = { ...current, ...change }
    await renamePasskey({ id: passkey.id, name: passkey.name })
    return passkey
  },
}
