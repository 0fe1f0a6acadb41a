import { getSignUpMutationOptions, isPasskeySupported } from '@daymark/api'
import { SignUpInputSchema } from '@daymark/api/schemas'
import { Banner, Link } from '@daymark/design-system'
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
import { addSignInTexts } from '../../auth/signInTexts.ts'

addSignInTexts()

/** The first step of sign-up; a 401 is the expected next step (docs/product.md#2-4). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateWhileShown()
  const signUp = useMutation({
    ...expectFromMutation(getSignUpMutationOptions(), 401),
    onMutate: ({ email }) => rememberEmail(email),
  })
  const form = useApiForm({
    schema: SignUpInputSchema,
    values: { email: '' },
    mutation: signUp,
    onSaved: () => navigate(keepNext(paths.verifyEmail, search)),
  })

  return (
    <AnonymousScreen
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
