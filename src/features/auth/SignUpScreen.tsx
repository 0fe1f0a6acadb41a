import { isPasskeySupported, useSignUp } from '@daymark/api'
import { SignUpInputSchema } from '@daymark/api/schemas'
import { Banner, Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { rememberEmail } from '../../lib/session/lastEmail.ts'
import { keepNext } from '../../lib/session/next.ts'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormEmailField } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import { useNavigateWhileShown } from '../../lib/forms/leave.tsx'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import '../../ui/sign-in/texts.ts'

/** The first step of sign-up; a 401 is the expected next step (docs/product.md#2-4). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateWhileShown()
  const signUp = useSignUp({ mutation: { onMutate: ({ data }) => rememberEmail(data.email) } })
  const form = useApiForm({
    schema: SignUpInputSchema,
    values: { email: '' },
    mutation: signUp,
    onSaved: () => navigate(keepNext(paths.verifyEmail, search)),
  })

  return (
    <AnonymousScreen
      hasOneField
      title={t('signUp.title')}
      text={t('signUp.text')}
      links={
        <Link variant="standalone" href={keepNext(paths.authenticate, search)}>
          {t('signUp.haveAccount')}
        </Link>
      }
    >
      {!isPasskeySupported() && (
        <Banner tone="warning" title={t('unsupported.title')}>
          {t('unsupported.signUp')}
        </Banner>
      )}
      <ApiFormView
        form={form}
        label={t('signUp.title')}
        submitLabel={t('signUp.submit')}
        isSubmitWide
      >
        <FormEmailField control={form.form.control} name="email" label={t('signUp.email')} />
      </ApiFormView>
    </AnonymousScreen>
  )
}
