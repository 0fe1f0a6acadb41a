import { isPasskeySupported } from '@daymark/api'
import { Banner, Button, KeyIcon, Link } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { requireAnonymous } from '../../auth/guards.ts'
import { keepNext } from '../../auth/next.ts'
import { signInWithPasskey } from '../../auth/passkeys.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { usePasskeyProblem } from '../../ui/usePasskeyProblem.ts'

export const loader = requireAnonymous

/** Sign-in by passkey (spec section 2). Success is an auth change: the session store leads on. */
export function Component() {
  const { t } = useTranslation(['signIn', 'errors'])
  const [search] = useSearchParams()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const problemOf = usePasskeyProblem()

  async function signIn() {
    setIsPending(true)
    setFailure(undefined)
    try {
      await signInWithPasskey({})
    } catch (error) {
      setFailure({ error })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <AnonymousScreen
      title={t('authenticate.title')}
      text={t('authenticate.text')}
      links={
        <>
          <Link variant="standalone" href={keepNext(paths.requestLoginCode, search)}>
            {t('authenticate.requestCode')}
          </Link>
          <Link variant="standalone" href={keepNext(paths.signUp, search)}>
            {t('authenticate.signUp')}
          </Link>
        </>
      }
    >
      {isPasskeySupported() ? (
        <Button
          variant="primary"
          size="large"
          isFullWidth
          icon={<KeyIcon />}
          isPending={isPending}
          pendingLabel={t('authenticate.pending')}
          onPress={() => void signIn()}
        >
          {t('authenticate.submit')}
        </Button>
      ) : (
        <Banner tone="warning" title={t('unsupported.title')}>
          {t('unsupported.text')}
        </Banner>
      )}
      <div role="alert">
        {failure && (
          <Banner tone="danger" title={t('errors:codes.general')}>
            {problemOf(failure.error)}
          </Banner>
        )}
      </div>
    </AnonymousScreen>
  )
}
