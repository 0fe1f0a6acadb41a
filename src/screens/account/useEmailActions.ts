import {
  ApiError,
  deleteEmailAddress,
  type EmailAddress,
  getListEmailAddressesQueryOptions,
  requestEmailVerification,
  setPrimaryEmailAddress,
} from '@daymark/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { expectStatus } from '../../auth/expectStatus.ts'
import { rememberEmail } from '../../auth/lastEmail.ts'
import { signalEmail } from '../../auth/passkeySignals.ts'
import { userOf } from '../../auth/session.ts'
import { currentSession, refreshSession } from '../../auth/sessionStore.ts'
import { paths } from '../../paths.ts'

export type EmailAction = 'verify' | 'makePrimary'

/** What a row of the e-mail table can do (spec section 4), and what became of it. */
export function useEmailActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [pending, setPending] = useState<{ action: EmailAction; email: string }>()
  const [failure, setFailure] = useState<{ action: EmailAction; error: unknown }>()

  function show(addresses: EmailAddress[]) {
    queryClient.setQueryData(getListEmailAddressesQueryOptions().queryKey, addresses)
  }

  /** Resolves with whether it worked. */
  async function run(action: EmailAction, email: string, send: () => Promise<void>) {
    setPending({ action, email })
    try {
      await send()
      return true
    } catch (error) {
      setFailure({ action, error })
      void queryClient.invalidateQueries(getListEmailAddressesQueryOptions())
      return false
    } finally {
      setPending(undefined)
    }
  }

  return {
    pending,
    failure,
    dismissFailure: () => setFailure(undefined),

    /** A 403 means that the code which is out stays valid: it is entered on the same page. */
    verify: (email: string) =>
      run('verify', email, async () => {
        expectStatus(await requestEmailVerification({ email }), 200, 403)
        rememberEmail(email)
        await navigate(paths.verifyEmail)
      }),

    makePrimary: (email: string) =>
      run('makePrimary', email, async () => {
        const answer = await setPrimaryEmailAddress({ email, primary: true })
        show(expectStatus(answer, 200).data)
        const user = userOf(currentSession())
        if (user) void signalEmail(user, email)
        void refreshSession()
      }),

    /** Throws when it is refused; an address that is gone already counts as deleted. */
    async remove(email: string): Promise<void> {
      try {
        show(expectStatus(await deleteEmailAddress({ email }), 200).data)
      } catch (error) {
        const isGone =
          error instanceof ApiError && error.errors.some(({ code }) => code === 'unknown_email')
        if (!isGone) throw error
        await queryClient.invalidateQueries(getListEmailAddressesQueryOptions())
      }
    },
  }
}
