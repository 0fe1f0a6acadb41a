import { isConflict, useConfirmLoginCode, useRequestLoginCode } from '@daymark/api'
import { Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lastEmail } from '../../lib/session/lastEmail.ts'
import { keepNext } from '../../lib/session/next.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CodeForm } from '../../ui/sign-in/CodeForm.tsx'
import '../../ui/sign-in/texts.ts'

/** Takes the code from the e-mail. Success is an auth change: the session store leads to the next page. */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const email = lastEmail()
  const confirm = useConfirmLoginCode()
  const resend = useRequestLoginCode()
  return (
    <AnonymousScreen
      hasOneField
      title={t('confirmCode.title')}
      text={email === undefined ? t('confirmCode.textUnknown') : t('confirmCode.text', { email })}
      links={
        // Where the flow has ended, the form itself leads to its beginning.
        !isConflict(confirm.error) && (
          <Link variant="standalone" href={keepNext(paths.logout, search)}>
            {t('confirmCode.cancel')}
          </Link>
        )
      }
    >
      <CodeForm
        field="code"
        formLabel={t('confirmCode.title')}
        label={t('confirmCode.code')}
        submitLabel={t('confirmCode.submit')}
        mutation={confirm}
        variables={(code) => ({ data: { code } })}
        onSaved={() => undefined}
        beginAgainPath={keepNext(paths.requestLoginCode, search)}
        giveUpPath={keepNext(paths.logout, search)}
        resend={
          email === undefined ? undefined : { mutation: resend, variables: { data: { email } } }
        }
      />
    </AnonymousScreen>
  )
}
