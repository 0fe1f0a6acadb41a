import { Button, Spinner } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, redirect, useRevalidator } from 'react-router-dom'
import { forgetEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { logOut } from '../../auth/sessionStore.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'

/**
 * Logs out whoever is there, once for each visit, then shows the sign-in page (ruling 2). A loader and
 * not an effect: rendering again must not send again.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await logOut()
  forgetEmail()
  console.info('Logged out')
  return redirect(keepNext(paths.authenticate, new URL(request.url).searchParams))
}

export function Component() {
  const { t } = useTranslation('signIn')
  return (
    <AnonymousScreen title={t('logout.title')}>
      <Spinner label={t('logout.text')} />
    </AnonymousScreen>
  )
}

/** The server could not be reached: the person is still signed in, and must know it. */
export function ErrorBoundary() {
  const { t } = useTranslation(['signIn', 'shell'])
  const { revalidate, state } = useRevalidator()
  return (
    <AnonymousScreen title={t('logout.title')} text={t('logout.failed')}>
      <Button
        variant="primary"
        isFullWidth
        isPending={state === 'loading'}
        pendingLabel={t('logout.text')}
        onPress={() => void revalidate()}
      >
        {t('shell:retry')}
      </Button>
    </AnonymousScreen>
  )
}
