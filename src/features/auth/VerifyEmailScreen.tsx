import { isConflict, useResendVerification, useVerifyEmail } from '@daymark/api'
import { Link, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lastEmail } from '../../lib/session/lastEmail.ts'
import { keepNext } from '../../lib/session/next.ts'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { useNavigateUnlessLeft } from '../../lib/forms/leave.tsx'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CodeForm } from '../../ui/sign-in/CodeForm.tsx'
import '../../ui/sign-in/texts.ts'

/** Takes the key from the e-mail, for a new account or an added address (docs/product.md#2-9). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateUnlessLeft()
  const isSignedIn = userOf(useSession()) !== undefined
  const email = lastEmail()
  const verify = useVerifyEmail()
  const resend = useResendVerification()
  return (
    <AnonymousScreen
      hasOneField
      title={t('verifyEmail.title')}
      text={email === undefined ? t('verifyEmail.textUnknown') : t('verifyEmail.text', { email })}
      links={
        isSignedIn ? (
          <Link variant="standalone" href={paths.account}>
            {t('verifyEmail.backToAccount')}
          </Link>
        ) : (
          // Where the flow has ended, the form itself leads to its beginning.
          !isConflict(verify.error) && (
            <Link variant="standalone" href={keepNext(paths.logout, search)}>
              {t('verifyEmail.cancel')}
            </Link>
          )
        )
      }
    >
      <CodeForm
        field="key"
        formLabel={t('verifyEmail.title')}
        label={t('verifyEmail.key')}
        submitLabel={t('verifyEmail.submit')}
        mutation={verify}
        variables={(key) => ({ data: { key } })}
        onSaved={() =>
          navigate(isSignedIn ? paths.account : keepNext(paths.createSignUpPasskey, search))
        }
        resend={{ mutation: resend, variables: undefined }}
        beginAgainPath={isSignedIn ? paths.addEmailAddress : keepNext(paths.signUp, search)}
        giveUpPath={isSignedIn ? paths.addEmailAddress : keepNext(paths.logout, search)}
      />
      {!isSignedIn && (
        <Text size="sm" tone="muted">
          {t('verifyEmail.noCode')}
        </Text>
      )}
    </AnonymousScreen>
  )
}
