import {
  type EmailAddress,
  getListEmailAddressesQueryOptions,
  hasErrorCode,
  useDeleteEmailAddress,
  useRequestEmailVerification,
  useSetPrimaryEmailAddress,
} from '@daymark/api'
import { announce, Button, Inline } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
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
  onFailure: (failure: EmailFailure) => void
}

/** A button stays busy until the table shows what it has done. */
const meta = { awaits: true }

/** Shows the buttons for one e-mail address of the account. */
export function EmailActions({ address, onFailure }: Props) {
  const { email, verified, primary } = address
  const { t } = useTranslation(['account', 'shell'])
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  /** Some servers list an address while it waits for its code, and know it only when it is verified. */
  function refusalOf(error: unknown) {
    const { queryKey } = getListEmailAddressesQueryOptions()
    const isListed = queryClient.getQueryData(queryKey)?.data.some((one) => one.email === email)
    return isListed && hasErrorCode(error, 'unknown_email') ? 'waiting_email' : undefined
  }

  // A 403 means that the code which is out stays valid: it is entered on the same page.
  const verify = useRequestEmailVerification({
    mutation: {
      onSuccess: async () => {
        rememberEmail(email)
        await navigate(paths.verifyEmail)
      },
      onError: (error) => onFailure({ action: 'verify', error }),
    },
  })
  const makePrimary = useSetPrimaryEmailAddress({
    mutation: {
      meta,
      onSuccess: () => {
        const user = userOf(currentSession())
        if (user) void signalEmail(user, email)
        void refreshSession()
        announce(t('emails.changed', { email }))
      },
      onError: (error) => onFailure({ action: 'makePrimary', error }),
    },
  })
  const remove = useDeleteEmailAddress({ mutation: { meta } })

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
          refusalOf={refusalOf}
          onDeleted={() => announce(t('emails.deleted', { email }))}
        />
      )}
    </Inline>
  )
}
