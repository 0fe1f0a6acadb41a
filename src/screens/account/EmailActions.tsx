import {
  ApiError,
  type EmailAddress,
  getDeleteEmailAddressMutationOptions,
  getRequestEmailVerificationMutationOptions,
  getSetPrimaryEmailAddressMutationOptions,
} from '@daymark/api'
import { Button, Inline } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { expectFromMutation } from '../../auth/expectStatus.ts'
import { rememberEmail } from '../../auth/lastEmail.ts'
import { signalEmail } from '../../auth/passkeySignals.ts'
import { userOf } from '../../auth/session.ts'
import { currentSession, refreshSession } from '../../auth/sessionStore.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { emailAddressesQuery } from './queries.ts'
import { addAccountTexts } from './accountTexts.ts'

addAccountTexts()

export interface EmailFailure {
  action: 'verify' | 'makePrimary'
  error: unknown
}

interface Props {
  address: EmailAddress
  /** Says what was done to somebody who does not see the table change. */
  onNews: (text: string) => void
  onFailure: (failure: EmailFailure) => void
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'unknown_email')

/** What can be done with one e-mail address of the account. */
export function EmailActions({ address, onNews, onFailure }: Props) {
  const { email, verified, primary } = address
  const { t } = useTranslation(['account', 'shell'])
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const readAgain = () => void queryClient.invalidateQueries(emailAddressesQuery())

  /** Some servers list an address while it waits for its code, and know it only when it is verified. */
  async function isListed(): Promise<boolean> {
    const { data } = await queryClient.fetchQuery({ ...emailAddressesQuery(), staleTime: 0 })
    return data.some((listed) => listed.email === email)
  }

  const verify = useMutation({
    // A 403 means that the code which is out stays valid: it is entered on the same page.
    ...expectFromMutation(getRequestEmailVerificationMutationOptions(), 200, 403),
    onSuccess: async () => {
      rememberEmail(email)
      await navigate(paths.verifyEmail)
    },
    onError: (error) => {
      onFailure({ action: 'verify', error })
      readAgain()
    },
  })
  const makePrimary = useMutation({
    ...expectFromMutation(getSetPrimaryEmailAddressMutationOptions(), 200),
    onSuccess: (answer) => {
      queryClient.setQueryData(emailAddressesQuery().queryKey, answer)
      const user = userOf(currentSession())
      if (user) void signalEmail(user, email)
      void refreshSession()
      onNews(t('emails.changed', { email }))
    },
    onError: (error) => {
      onFailure({ action: 'makePrimary', error })
      readAgain()
    },
  })
  const deletion = expectFromMutation(getDeleteEmailAddressMutationOptions(), 200)
  const remove = useMutation({
    meta: deletion.meta,
    mutationFn: async () => {
      try {
        return await deletion.mutationFn({ email })
      } catch (error) {
        if (isUnknown(error) && (await isListed())) {
          throw new ApiError({ kind: 'client', errors: [{ code: 'waiting_email' }], cause: error })
        }
        throw error
      }
    },
    onSuccess: (answer) => queryClient.setQueryData(emailAddressesQuery().queryKey, answer),
    onError: readAgain,
  })

  if (verified && primary) return null
  return (
    <Inline justify="end">
      {!verified && (
        <Button
          size="small"
          aria-label={`${t('emails.verify')}: ${email}`}
          isPending={verify.isPending}
          pendingLabel={t('shell:loading')}
          onPress={() => verify.mutate({ email })}
        >
          {t('emails.verify')}
        </Button>
      )}
      {verified && !primary && (
        <Button
          size="small"
          aria-label={`${t('emails.makePrimary')}: ${email}`}
          isPending={makePrimary.isPending}
          pendingLabel={t('shell:loading')}
          onPress={() => makePrimary.mutate({ email, primary: true })}
        >
          {t('emails.makePrimary')}
        </Button>
      )}
      {!primary && (
        <DeleteButton
          object={email}
          mutation={remove}
          onDeleted={() => onNews(t('emails.deleted', { email }))}
        />
      )}
    </Inline>
  )
}
