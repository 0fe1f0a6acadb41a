import { Banner, Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { requireAnonymous } from '../../auth/guards.ts'
import { keepNext } from '../../auth/next.ts'
import { createSignUpPasskey } from '../../auth/passkeys.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { PasskeyForm } from '../../ui/PasskeyForm.tsx'

export const loader = requireAnonymous

/** The last step of sign-up. Success is an auth change: the session store leads on. */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  return (
    <AnonymousScreen
      title={t('createPasskey.title')}
      text={t('createPasskey.text')}
      links={
        // By way of logging out: while this flow waits, the sign-in page itself would lead back here.
        <Link variant="standalone" href={keepNext(paths.logout, search)}>
          {t('createPasskey.haveAccount')}
        </Link>
      }
    >
      <PasskeyForm
        label={t('createPasskey.title')}
        submitLabel={t('createPasskey.submit')}
        create={createSignUpPasskey}
        onSaved={() => undefined}
        onConflict={
          <Banner
            tone="warning"
            action={
              <Link variant="standalone" href={keepNext(paths.signUp, search)}>
                {t('expired.link')}
              </Link>
            }
          >
            {t('noFlow')}
          </Banner>
        }
        isSubmitWide
      />
    </AnonymousScreen>
  )
}
