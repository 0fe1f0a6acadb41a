import { useAddEmailAddress } from '@daymark/api'
import { EmailAddressInputSchema } from '@daymark/api/schemas'
import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { rememberEmail } from '../../lib/session/lastEmail.ts'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormEmailField } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import { useLeave } from '../../lib/forms/leave.tsx'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from '../../ui/AccountBreadcrumbs.tsx'
import './texts.ts'

export function Component() {
  const { t } = useTranslation('account')
  const leave = useLeave()
  const add = useAddEmailAddress({
    mutation: { onSuccess: (_answer, { data }) => rememberEmail(data.email) },
  })
  const form = useApiForm({
    schema: EmailAddressInputSchema,
    values: { email: '' },
    mutation: add,
    onSaved: () => leave(paths.verifyEmail),
  })
  return (
    <>
      <ScreenHeader
        hasOneField
        title={t('addEmail.title')}
        description={t('addEmail.text')}
        parent={<AccountBreadcrumbs current={t('addEmail.title')} />}
      />
      <Stack maxWidth="form">
        <ApiFormView
          form={form}
          label={t('addEmail.title')}
          submitLabel={t('addEmail.submit')}
          isGuarded
        >
          <FormEmailField control={form.form.control} name="email" label={t('addEmail.email')} />
        </ApiFormView>
      </Stack>
    </>
  )
}
