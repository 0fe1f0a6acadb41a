import { Banner, Button, ButtonLink, KeyIcon, Link, LiveRegion } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { takeEarlySignIn } from './earlySignIn.ts'
import { takeFarewell } from '../../lib/session/farewell.ts'
import { keepNext } from '../../lib/session/next.ts'
import { signInWithPasskey } from '../../lib/session/passkeys.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CookieNotice } from '../../ui/sign-in/cookies/CookieNotice.tsx'
import { useNoPasskeys } from '../../ui/sign-in/useNoPasskeys.ts'
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
  const noPasskeys = useNoPasskeys()
  const [isLoggedOut] = useState(takeFarewell)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    // In the frame after its place: what comes together with its place is not spoken.
    const frame = requestAnimationFrame(() => setSaid(isLoggedOut))
    return () => cancelAnimationFrame(frame)
  }, [isLoggedOut])

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
      <CookieNotice />
      <LiveRegion>{isSaid && <Banner tone="success" title={t('logout.done')} />}</LiveRegion>
      {noPasskeys === undefined ? (
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
        <Banner tone="warning" title={noPasskeys.title}>
          {noPasskeys.text}
        </Banner>
      )}
      <LiveRegion role="alert">
        {signIn.isError && (
          <Banner tone="warning" title={t('errors:codes.general')}>
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
