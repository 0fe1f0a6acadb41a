import { ButtonLink, Link } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { keepNext } from '../../lib/session/next.ts'
import { createSignUpPasskey } from '../../lib/session/passkeys.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { BeginAgain } from '../../ui/sign-in/BeginAgain.tsx'
import { PasskeyForm } from '../../ui/sign-in/PasskeyForm.tsx'
import { useNoPasskeys } from '../../ui/sign-in/useNoPasskeys.ts'
import '../../ui/sign-in/texts.ts'

/** The last step of sign-up. Success is an auth change: the session store leads on. */
export function Component() {
  const create = useMutation({ mutationFn: createSignUpPasskey })
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const noPasskeys = useNoPasskeys()
  if (noPasskeys) return <WithoutPasskey {...noPasskeys} />
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
        mutation={create}
        onSaved={() => undefined}
        onConflict={
          <BeginAgain tone="warning" path={keepNext(paths.signUp, search)}>
            {t('noFlow')}
          </BeginAgain>
        }
        isSubmitWide
        isNamedLater
      />
    </AnonymousScreen>
  )
}

/** The account is there; what is missing cannot be made in this browser. */
function WithoutPasskey({ title, goOn }: { title: string; goOn: string }) {
  const { t } = useTranslation('signIn')
  return (
    <AnonymousScreen title={title} text={goOn}>
      {/* By way of logging out, which ends the flow that waits for a passkey. */}
      <ButtonLink variant="primary" isFullWidth href={`${paths.logout}?code=true`}>
        {t('unsupported.logInWithCode')}
      </ButtonLink>
    </AnonymousScreen>
  )
}
