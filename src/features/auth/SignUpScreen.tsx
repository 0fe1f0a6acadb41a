import { zodResolver } from '@hookform/resolvers/zod'
import { useSignUp } from '@daymark/api'
import { SignUpInputSchema } from '@daymark/api/schemas'
import { Banner, ButtonLink, Link } from '@daymark/design-system'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { signUpPolicy } from '../../lib/session/installation.ts'
import { rememberEmail } from '../../lib/session/lastEmail.ts'
import { keepNext } from '../../lib/session/next.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormEmailField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useNavigateUnlessLeft } from '../../lib/forms/leave.tsx'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CookieNotice } from '../../ui/sign-in/cookies/CookieNotice.tsx'
import { useNoPasskeys } from '../../ui/sign-in/useNoPasskeys.ts'
import '../../ui/sign-in/texts.ts'

/** Says that there are no new accounts, or begins one. */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  if (signUpPolicy() !== 'closed') return <SignUp />
  return (
    <AnonymousScreen title={t('signUp.closedTitle')} text={t('signUp.closed')}>
      <ButtonLink variant="primary" isFullWidth href={keepNext(paths.authenticate, search)}>
        {t('authenticate.title')}
      </ButtonLink>
    </AnonymousScreen>
  )
}

/** The first step of sign-up; a 401 is the expected next step (docs/product.md#2-4). */
function SignUp() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateUnlessLeft()
  const policy = signUpPolicy()
  const noPasskeys = useNoPasskeys()
  const signUp = useSignUp({ mutation: { onMutate: ({ data }) => rememberEmail(data.email) } })
  const form = useForm({ resolver: zodResolver(SignUpInputSchema), defaultValues: { email: '' } })
  useServerErrors(form, signUp)

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
      <CookieNotice />
      {policy === 'invited' && <Banner>{t('signUp.invited')}</Banner>}
      {noPasskeys && (
        <Banner tone="warning" title={noPasskeys.title}>
          {noPasskeys.signUp}
        </Banner>
      )}
      <ApiForm
        form={form}
        mutation={signUp}
        onSubmit={(data) => signUp.mutateAsync({ data })}
        onSaved={() => navigate(keepNext(paths.verifyEmail, search))}
        label={t('signUp.title')}
        submitLabel={t('signUp.submit')}
        isSubmitWide
      >
        <FormEmailField control={form.control} name="email" label={t('signUp.email')} />
      </ApiForm>
    </AnonymousScreen>
  )
}
