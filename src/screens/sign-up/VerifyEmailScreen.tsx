import {
  type ApiMutation,
  getResendVerificationMutationOptions,
  getVerifyEmailMutationOptions,
  withVariables,
} from '@daymark/api'
import { Link, Text } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { expectFromMutation } from '../../auth/expectStatus.ts'
import { lastEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { userOf } from '../../auth/session.ts'
import { useSession } from '../../auth/useSession.ts'
import { useNavigateWhileShown } from '../../forms/useLeave.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CodeForm, codeIsKept } from '../../ui/CodeForm.tsx'
import { addSignInTexts } from '../../auth/signInTexts.ts'

addSignInTexts()

/** Some servers send no second mail, and say so with 409: the code that is out stays right (docs/product.md#3-9). */
function resendMutation(): ApiMutation<unknown, void> {
  const { meta, mutationFn } = expectFromMutation(getResendVerificationMutationOptions(), 200, 409)
  return { meta, mutationFn: async () => (await mutationFn()).status === 409 && codeIsKept }
}

/** Takes the key from the mail, during sign-up or after adding an address (docs/product.md#2-9). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateWhileShown()
  const isSignedIn = userOf(useSession()) !== undefined
  const email = lastEmail()
  const verify = useMutation(
    withVariables(
      expectFromMutation(getVerifyEmailMutationOptions(), 200, 401),
      ({ key = '' }: Record<string, string>) => ({ key }),
    ),
  )
  const resend = useMutation(resendMutation())
  return (
    <AnonymousScreen
      title={t('verifyEmail.title')}
      text={email === undefined ? t('verifyEmail.textUnknown') : t('verifyEmail.text', { email })}
      links={
        isSignedIn ? (
          <Link variant="standalone" href={paths.account}>
            {t('verifyEmail.backToAccount')}
          </Link>
        ) : (
          <Link variant="standalone" href={keepNext(paths.logout, search)}>
            {t('verifyEmail.cancel')}
          </Link>
        )
      }
    >
      <CodeForm
        field="key"
        formLabel={t('verifyEmail.title')}
        label={t('verifyEmail.key')}
        submitLabel={t('verifyEmail.submit')}
        mutation={verify}
        onSaved={() =>
          navigate(isSignedIn ? paths.account : keepNext(paths.createSignUpPasskey, search))
        }
        resend={resend}
        beginAgainPath={isSignedIn ? paths.addEmailAddress : keepNext(paths.signUp, search)}
      />
      {!isSignedIn && (
        <Text size="sm" tone="muted">
          {t('verifyEmail.noCode')}
        </Text>
      )}
    </AnonymousScreen>
  )
}
