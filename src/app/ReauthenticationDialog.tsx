import { ConfirmDialog, Link, Stack, Text } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { confirmWithPasskey } from '../lib/session/passkeys.ts'
import { keepNext } from '../lib/session/next.ts'
import { useReauthenticationQuestion } from '../lib/session/reauthentication.ts'
import { paths } from '../paths.ts'
import { usePasskeyProblem } from '../ui/sign-in/usePasskeyProblem.ts'

/** Asks the signed-in person to confirm with a passkey; the interrupted request is then sent again. */
export function ReauthenticationDialog() {
  const { t } = useTranslation(['shell', 'errors'])
  const question = useReauthenticationQuestion()
  const problemOf = usePasskeyProblem()
  const { pathname, search } = useLocation()

  const confirmation = useMutation({
    mutationFn: confirmWithPasskey,
    onSuccess: () => question?.answer(true),
  })

  function cancel() {
    confirmation.reset()
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
      onConfirm={() => confirmation.mutate()}
      isPending={confirmation.isPending}
      pendingLabel={t('loading')}
      errorMessage={
        confirmation.isError
          ? (problemOf(confirmation.error) ?? t('errors:codes.general'))
          : undefined
      }
    >
      <Stack gap={3} align="start">
        <Text>{t('reauthenticate.text')}</Text>
        <Link
          variant="standalone"
          href={keepNext(paths.logout, new URLSearchParams({ next: pathname + search }))}
          onPress={cancel}
        >
          {t('reauthenticate.useCode')}
        </Link>
      </Stack>
    </ConfirmDialog>
  )
}
