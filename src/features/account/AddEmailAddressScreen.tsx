import { zodResolver } from '@hookform/resolvers/zod'
import { useAddEmailAddress } from '@daymark/api'
import { EmailAddressInputSchema } from '@daymark/api/schemas'
import { Stack } from '@daymark/design-system'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { rememberEmail } from '../../lib/session/lastEmail.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormEmailField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
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
  const form = useForm({
    resolver: zodResolver(EmailAddressInputSchema),
    defaultValues: { email: '' },
  })
  useServerErrors(form, add)
  useDraft(form)
  return (
    <>
      <ScreenHeader
        hasOneField
        title={t('addEmail.title')}
        description={t('addEmail.text')}
        parent={<AccountBreadcrumbs current={t('addEmail.title')} />}
      />
      <Stack maxWidth="form">
        <ApiForm
          form={form}
          mutation={add}
          onSubmit={(data) => add.mutateAsync({ data })}
          onSaved={() => leave(paths.verifyEmail)}
          label={t('addEmail.title')}
          submitLabel={t('addEmail.submit')}
          isGuarded
        >
          <FormEmailField control={form.control} name="email" label={t('addEmail.email')} />
        </ApiForm>
      </Stack>
    </>
  )
}
