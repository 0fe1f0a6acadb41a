import {
  getConfirmLoginCodeMutationOptions,
  getRequestLoginCodeMutationOptions,
  withVariables,
} from '@daymark/api'
import { Link } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { expectFromMutation } from '../../auth/expectStatus.ts'
import { lastEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CodeForm } from '../../ui/CodeForm.tsx'
import { addSignInTexts } from '../../auth/signInTexts.ts'

addSignInTexts()

/** Takes the code from the mail. Success is an auth change: the session store leads on. */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const email = lastEmail()
  const confirm = useMutation(
    withVariables(
      expectFromMutation(getConfirmLoginCodeMutationOptions(), 200),
      ({ code = '' }: Record<string, string>) => ({ code }),
    ),
  )
  const resend = useMutation(
    withVariables(expectFromMutation(getRequestLoginCodeMutationOptions(), 200, 401), () => ({
      email: email ?? '',
    })),
  )
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
        mutation={confirm}
        onSaved={() => undefined}
        beginAgainPath={keepNext(paths.requestLoginCode, search)}
        resend={email === undefined ? undefined : resend}
      />
    </AnonymousScreen>
  )
}
