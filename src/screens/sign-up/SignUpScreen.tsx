import { signUp } from '@daymark/api'
import { SignUpInputSchema } from '@daymark/api/schemas'
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

export const loader = requireAnonymous

/** The first step of sign-up; a 401 is the expected next step (spec section 4). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form = useApiForm({
    schema: SignUpInputSchema,
    values: { email: '' },
    save: async ({ email }) => {
      rememberEmail(email)
      return expectStatus(await signUp({ email }), 401)
    },
    onSaved: () => void navigate(keepNext(paths.verifyEmail, search)),
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
