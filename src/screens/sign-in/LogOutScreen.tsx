import { Button, ButtonLink, Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router-dom'
import { forgetEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { userOf } from '../../auth/session.ts'
import { currentSession, logOut } from '../../auth/sessionStore.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'

/** In the address once somebody has agreed to lose what waits. */
const discard = 'discard'

/**
 * Logs out whoever is there, once for each visit, then shows the sign-in page (ruling 2). A loader and
 * not an effect: rendering again must not send again. Changes that cannot be sent first would be lost,
 * so then it asks.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has(discard) && userOf(currentSession())) {
    const { sendWaiting } = await import('../../offline/offline.ts')
    const waiting = await sendWaiting()
    if (waiting > 0) return { waiting }
  }
  await logOut()
  forgetEmail()
  console.info('Logged out')
  return redirect(keepNext(paths.authenticate, searchParams))
}

export function Component() {
  const { t } = useTranslation('signIn')
  const navigate = useNavigate()
  const { waiting } = useLoaderData<typeof loader>()
  return (
    <AnonymousScreen title={t('logout.title')} text={t('logout.waiting', { count: waiting })}>
      <Stack gap={3}>
        <ButtonLink variant="primary" isFullWidth href={paths.dashboard}>
          {t('logout.stay')}
        </ButtonLink>
        <Button
          variant="destructive"
          isFullWidth
          onPress={() => void navigate(`${paths.logout}?${discard}=true`, { replace: true })}
        >
          {t('logout.discard')}
        </Button>
      </Stack>
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
