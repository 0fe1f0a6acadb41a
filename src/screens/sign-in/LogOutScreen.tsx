import { Button, ButtonLink, List, ListRow, Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom'
import { forgetEmail } from '../../auth/lastEmail.ts'
import { keepNext } from '../../auth/next.ts'
import { userOf } from '../../auth/session.ts'
import { logOut, whenSessionKnown } from '../../auth/sessionStore.ts'
import { queryClient } from '../../data/queryClient.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { addSignInTexts } from '../../auth/signInTexts.ts'

addSignInTexts()

/** In the address once somebody has agreed to lose what waits. */
const discard = 'discard'
/** In the address when a page of another site led here; the server puts it there. */
const ask = 'ask'

/** In the address when a code by e-mail is the way to go on. */
const byCode = 'code'

/**
 * Logs out whoever is there, once for each visit, then shows the sign-in page (docs/product.md#2-5). A loader and
 * not an effect: rendering again must not send again. Changes that cannot be sent first would be lost,
 * so then it asks; and no other site may log anybody out.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const user = userOf(await whenSessionKnown())
  if (searchParams.has(ask) && user) return { waiting: [], isAsked: true }
  if (!searchParams.has(discard) && user) {
    const [{ openKinds }, { sendWaiting }] = await Promise.all([
      import('../../module-kinds/openKinds.ts'),
      import('../../offline/offline.ts'),
    ])
    await openKinds(queryClient, user.id)
    const waiting = await sendWaiting(queryClient)
    if (waiting.length > 0) return { waiting, isAsked: false }
  }
  await logOut()
  forgetEmail()
  console.info('Logged out')
  return redirect(
    keepNext(searchParams.has(byCode) ? paths.requestLoginCode : paths.authenticate, searchParams),
  )
}

export function Component() {
  const { t } = useTranslation('signIn')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { waiting, isAsked } = useLoaderData<typeof loader>()
  const logOutPath = isAsked ? keepNext(paths.logout, search) : `${paths.logout}?${discard}=true`
  return (
    <AnonymousScreen
      title={t('logout.title')}
      text={isAsked ? t('logout.asked') : t('logout.waiting', { count: waiting.length })}
    >
      <Stack gap={3}>
        {waiting.length > 0 && (
          <List aria-label={t('logout.changes')}>
            {waiting.map((label) => (
              <ListRow key={label} as="li" title={label} />
            ))}
          </List>
        )}
        <ButtonLink variant="primary" isFullWidth href={paths.dashboard}>
          {t('logout.stay')}
        </ButtonLink>
        <Button
          variant="destructive"
          isFullWidth
          onPress={() => void navigate(logOutPath, { replace: true })}
        >
          {isAsked ? t('logout.confirm') : t('logout.discard')}
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
