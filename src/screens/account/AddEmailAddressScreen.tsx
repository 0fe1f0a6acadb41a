import { getAddEmailAddressMutationOptions } from '@daymark/api'
import { EmailAddressInputSchema } from '@daymark/api/schemas'
import { Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { expectFromMutation } from '../../auth/expectStatus.ts'
import { rememberEmail } from '../../auth/lastEmail.ts'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormEmailField } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import { useLeave } from '../../forms/useLeave.ts'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from './AccountBreadcrumbs.tsx'
import { addAccountTexts } from './accountTexts.ts'

addAccountTexts()

export function Component() {
  const { t } = useTranslation('account')
  const leave = useLeave()
  const add = useMutation({
    ...expectFromMutation(getAddEmailAddressMutationOptions(), 200),
    onSuccess: (_answer, { email }) => rememberEmail(email),
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
