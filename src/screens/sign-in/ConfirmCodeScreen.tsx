import { confirmLoginCode, requestLoginCode } from '@daymark/api'
import { Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { expectStatus } from '../../auth/expectStatus.ts'
import { requireAnonymous } from '../../auth/guards.ts'
import { lastEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CodeForm } from '../../ui/CodeForm.tsx'

export const loader = requireAnonymous

/** Takes the code from the mail. Success is an auth change: the session store leads on. */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const email = lastEmail()
  return (
    <AnonymousScreen
      title={t('confirmCode.title')}
      text={email === undefined ? t('confirmCode.textUnknown') : t('confirmCode.text', { email })}
      links={
        <Link variant="standalone" href={keepNext(paths.logout, search)}>
          {t('confirmCode.cancel')}
        </Link>
      }
    >
      <CodeForm
        field="code"
        formLabel={t('confirmCode.title')}
        label={t('confirmCode.code')}
        submitLabel={t('confirmCode.submit')}
        save={async (code) => expectStatus(await confirmLoginCode({ code }), 200)}
        onSaved={() => undefined}
        beginAgainPath={keepNext(paths.requestLoginCode, search)}
        resend={
          email === undefined
            ? undefined
            : async () => expectStatus(await requestLoginCode({ email }), 200, 401)
        }
      />
    </AnonymousScreen>
  )
}
