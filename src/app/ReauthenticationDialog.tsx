import { ConfirmDialog } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmWithPasskey } from '../auth/passkeys.ts'
import { useReauthenticationQuestion } from '../auth/reauthentication.ts'
import { usePasskeyProblem } from '../ui/usePasskeyProblem.ts'

/** Asks the signed-in person to confirm with a passkey; the interrupted request then goes on. */
export function ReauthenticationDialog() {
  const { t } = useTranslation(['shell', 'errors'])
  const question = useReauthenticationQuestion()
  const problemOf = usePasskeyProblem()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()

  async function confirm() {
    setIsPending(true)
    setFailure(undefined)
    try {
      await confirmWithPasskey()
      question?.answer(true)
    } catch (error) {
      setFailure({ error })
    } finally {
      setIsPending(false)
    }
  }

  function cancel() {
    setFailure(undefined)
    question?.answer(false)
  }

  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel()
      }}
      title={t('reauthenticate.title')}
      cancelLabel={t('cancel')}
      confirmLabel={t('reauthenticate.confirm')}
      confirmVariant="primary"
      onConfirm={() => void confirm()}
      isPending={isPending}
      pendingLabel={t('loading')}
      errorMessage={failure && (problemOf(failure.error) ?? t('errors:codes.general'))}
    >
      {t('reauthenticate.text')}
    </ConfirmDialog>
  )
}
