import { verifyEmail } from '@daymark/api'
import { Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { expectStatus } from '../../auth/expectStatus.ts'
import { requireAnonymousOrUser } from '../../auth/guards.ts'
import { lastEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { userOf } from '../../auth/session.ts'
import { useSession } from '../../auth/sessionStore.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CodeForm } from '../../ui/CodeForm.tsx'

export const loader = requireAnonymousOrUser

/** Takes the key from the mail, during sign-up or after adding an address (ruling 1). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = userOf(useSession()) !== undefined
  const email = lastEmail()
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
        save={async (key) => expectStatus(await verifyEmail({ key }), 200, 401)}
        onSaved={() =>
          void navigate(isSignedIn ? paths.account : keepNext(paths.createSignUpPasskey, search))
        }
        beginAgainPath={isSignedIn ? paths.addEmailAddress : keepNext(paths.signUp, search)}
      />
    </AnonymousScreen>
  )
}
