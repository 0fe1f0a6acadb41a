import { requestLoginCode } from '@daymark/api'
import { RequestLoginCodeInputSchema } from '@daymark/api/schemas'
import { Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { expectStatus } from '../../auth/expectStatus.ts'
import { requireAnonymous } from '../../auth/guards.ts'
import { rememberEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormEmailField } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { usePasskeyAutofill } from './usePasskeyAutofill.ts'

export const loader = requireAnonymous

/** Asks for a sign-in code by e-mail; a 401 is the expected next step (spec section 4). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form = useApiForm({
    schema: RequestLoginCodeInputSchema,
    values: { email: '' },
    save: async ({ email }) => {
      rememberEmail(email)
      return expectStatus(await requestLoginCode({ email }), 200, 401)
    },
    onSaved: () => void navigate(keepNext(paths.confirmLoginCode, search)),
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
