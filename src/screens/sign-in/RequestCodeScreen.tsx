import { getRequestLoginCodeMutationOptions } from '@daymark/api'
import { RequestLoginCodeInputSchema } from '@daymark/api/schemas'
import { Link } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { expectFromMutation } from '../../auth/expectStatus.ts'
import { rememberEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormEmailField } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import { useNavigateWhileShown } from '../../forms/useLeave.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { usePasskeyAutofill } from './usePasskeyAutofill.ts'
import { addSignInTexts } from '../../auth/signInTexts.ts'

addSignInTexts()

/** Asks for a sign-in code by e-mail; a 401 is the expected next step (docs/product.md#2-4). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateWhileShown()
  const request = useMutation({
    ...expectFromMutation(getRequestLoginCodeMutationOptions(), 200, 401),
    onMutate: ({ email }) => rememberEmail(email),
  })
  const form = useApiForm({
    schema: RequestLoginCodeInputSchema,
    values: { email: '' },
    mutation: request,
    onSaved: () => navigate(keepNext(paths.confirmLoginCode, search)),
  })
  usePasskeyAutofill(form.isSaving)

  return (
    <AnonymousScreen
      title={t('requestCode.title')}
      text={t('requestCode.text')}
      links={
        <Link variant="standalone" href={keepNext(paths.logout, search)}>
          {t('requestCode.back')}
        </Link>
      }
    >
      <ApiFormView
        form={form}
        label={t('requestCode.title')}
        submitLabel={t('requestCode.submit')}
        isSubmitWide
      >
        <FormEmailField
          control={form.form.control}
          name="email"
          label={t('requestCode.email')}
          autoComplete="username webauthn"
        />
      </ApiFormView>
    </AnonymousScreen>
  )
}
