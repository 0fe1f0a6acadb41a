import { Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addPasskey } from '../../lib/session/passkeys.ts'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'
import { paths } from '../../paths.ts'
import { PasskeyForm } from '../../ui/sign-in/PasskeyForm.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from '../../ui/AccountBreadcrumbs.tsx'
import './texts.ts'

export function Component() {
  const create = useMutation({ mutationFn: addPasskey })
  const { t } = useTranslation(['account', 'shell'])
  const leave = useSaveAndLeave()
  return (
    <>
      <ScreenHeader
        hasOneField
        title={t('addPasskey.title')}
        description={t('addPasskey.text')}
        parent={<AccountBreadcrumbs current={t('addPasskey.title')} />}
      />
      <Stack maxWidth="form">
        <PasskeyForm
          label={t('addPasskey.title')}
          submitLabel={t('addPasskey.submit')}
          mutation={create}
          onSaved={(name) => leave(paths.account, t('shell:saved', { object: name }))}
          isGuarded
        />
      </Stack>
    </>
  )
}
