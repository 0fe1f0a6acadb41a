import { isPasskeySupported } from '@daymark/api'
import { Banner, Button, ButtonLink, KeyIcon, Link, LiveRegion } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { takeEarlySignIn } from './earlySignIn.ts'
import { keepNext } from '../../lib/session/next.ts'
import { signInWithPasskey } from '../../lib/session/passkeys.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { usePasskeyProblem } from '../../ui/sign-in/usePasskeyProblem.ts'
import '../../ui/sign-in/texts.ts'

/** Sign-in by passkey. Success is an auth change: the session store leads on. */
export function Component() {
  const { t } = useTranslation(['signIn', 'errors'])
  const [search] = useSearchParams()
  const signIn = useMutation({
    mutationFn: () => takeEarlySignIn() ?? signInWithPasskey({}),
  })
  const problemOf = usePasskeyProblem()

  return (
    <AnonymousScreen
      title={t('authenticate.title')}
      text={t('authenticate.text')}
      about={t('authenticate.about')}
      links={
        <Link variant="standalone" href={keepNext(paths.requestLoginCode, search)}>
          {t('authenticate.requestCode')}
        </Link>
      }
    >
      {isPasskeySupported() ? (
        <Button
          variant="primary"
          size="large"
          isFullWidth
          icon={<KeyIcon />}
          isPending={signIn.isPending}
          pendingLabel={t('authenticate.pending')}
          onPress={() => signIn.mutate()}
        >
          {t('authenticate.submit')}
        </Button>
      ) : (
        <Banner tone="warning" title={t('unsupported.title')}>
          {t('unsupported.text')}
        </Banner>
      )}
      <LiveRegion role="alert">
        {signIn.isError && (
          <Banner tone="danger" title={t('errors:codes.general')}>
            {problemOf(signIn.error)}
          </Banner>
        )}
      </LiveRegion>
      <ButtonLink isFullWidth href={keepNext(paths.signUp, search)}>
        {t('authenticate.signUp')}
      </ButtonLink>
    </AnonymousScreen>
  )
}
