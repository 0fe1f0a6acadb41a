import {
  ApiError,
  deleteEmailAddress,
  type EmailAddress,
  getDeleteEmailAddressMutationOptions,
  getListEmailAddressesQueryKey,
  getListEmailAddressesQueryOptions,
  useRequestEmailVerification,
  useSetPrimaryEmailAddress,
} from '@daymark/api'
import { Button, Inline } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { rememberEmail } from '../../lib/session/lastEmail.ts'
import { signalEmail } from '../../lib/session/passkeySignals.ts'
import { userOf } from '../../lib/session/session.ts'
import { currentSession, refreshSession } from '../../lib/session/sessionStore.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import './texts.ts'

export interface EmailFailure {
  action: 'verify' | 'makePrimary'
  error: unknown
}

interface Props {
  address: EmailAddress
  /** Says what was done, for people who do not see the table change. */
  onNews: (text: string) => void
  onFailure: (failure: EmailFailure) => void
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'unknown_email')

/** Shows the buttons for one e-mail address of the account. */
export function EmailActions({ address, onNews, onFailure }: Props) {
  const { email, verified, primary } = address
  const { t } = useTranslation(['account', 'shell'])
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const listKey = getListEmailAddressesQueryKey()
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: listKey })

  /** Some servers list an address while it waits for its code, and know it only when it is verified. */
  async function isListed(): Promise<boolean> {
    const list = { ...getListEmailAddressesQueryOptions(), staleTime: 0 }
    const { data } = await queryClient.fetchQuery(list)
    return data.some((listed) => listed.email === email)
  }

  // A 403 means that the code which is out stays valid: it is entered on the same page.
  const verify = useRequestEmailVerification({
    mutation: {
      onSuccess: async () => {
        rememberEmail(email)
        await navigate(paths.verifyEmail)
      },
      onError: (error) => {
        onFailure({ action: 'verify', error })
        readAgain()
      },
    },
  })
  const makePrimary = useSetPrimaryEmailAddress({
    mutation: {
      onSuccess: (answer) => {
        queryClient.setQueryData(listKey, answer)
        const user = userOf(currentSession())
        if (user) void signalEmail(user, email)
        void refreshSession()
        onNews(t('emails.changed', { email }))
      },
      onError: (error) => {
        onFailure({ action: 'makePrimary', error })
        readAgain()
      },
    },
  })
  const remove = useMutation({
    ...getDeleteEmailAddressMutationOptions(),
    mutationFn: async ({ data }) => {
      try {
        return await deleteEmailAddress(data)
      } catch (error) {
        if (isUnknown(error) && (await isListed())) {
          throw new ApiError({ kind: 'client', errors: [{ code: 'waiting_email' }], cause: error })
        }
        throw error
      }
    },
    onSuccess: (answer) => queryClient.setQueryData(listKey, answer),
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
          onPress={() => verify.mutate({ data: { email } })}
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
          onPress={() => makePrimary.mutate({ data: { email, primary: true } })}
        >
          {t('emails.makePrimary')}
        </Button>
      )}
      {!primary && (
        <DeleteButton
          object={email}
          mutation={remove}
          variables={{ data: { email } }}
          onDeleted={() => onNews(t('emails.deleted', { email }))}
        />
      )}
    </Inline>
  )
}
