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
import { forgetEmail } from '../../lib/session/lastEmail.ts'
import { noteLogOut } from '../../lib/session/farewell.ts'
import { keepNext } from '../../lib/session/next.ts'
import { userOf } from '../../lib/session/session.ts'
import { logOut, whenSessionKnown } from '../../lib/session/sessionStore.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import '../../ui/sign-in/texts.ts'

/** In the address once the person has agreed to lose what waits. */
const discard = 'discard'
/** In the address when a page of another site led here; the server puts it there. */
const ask = 'ask'

/** In the address when the person has just deleted their account. */
const deleted = 'deleted'

/** In the address when the person continues with a code by e-mail. */
const byCode = 'code'

/**
 * Logs the person out, once for each visit, then shows the sign-in page (docs/product.md#2-5). A loader and not an
 * effect: rendering again must not send again. Asks first if unsent changes would be lost, or if another site led here,
 * because no other site may log a person out.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const user = userOf(await whenSessionKnown())
  if (searchParams.has(ask) && user) return { waiting: [], isAsked: true }
  if (!searchParams.has(discard) && !searchParams.has(deleted) && user) {
    const [{ openKinds }, { sendOfflineMutations }] = await Promise.all([
      import('../openKinds.ts'),
      import('../../lib/offline/offlineMutations.ts'),
    ])
    await openKinds(queryClient, user.id)
    const waiting = await sendOfflineMutations(queryClient)
    if (waiting.length > 0) return { waiting, isAsked: false }
  }
  await logOut()
  forgetEmail()
  console.info('Logged out')
  if (searchParams.has(deleted)) return null
  if (user && !searchParams.has(byCode)) noteLogOut()
  return redirect(
    keepNext(searchParams.has(byCode) ? paths.requestLoginCode : paths.authenticate, searchParams),
  )
}

export function Component() {
  const question = useLoaderData<typeof loader>()
  return question === null ? <AccountDeleted /> : <Question {...question} />
}

function AccountDeleted() {
  const { t } = useTranslation('signIn')
  return (
    <AnonymousScreen title={t('logout.deleted.title')} text={t('logout.deleted.text')}>
      <ButtonLink isFullWidth href={paths.signUp}>
        {t('authenticate.signUp')}
      </ButtonLink>
    </AnonymousScreen>
  )
}

interface QuestionProps {
  /** The changes that would be lost. */
  waiting: readonly string[]
  /** Another site led here. */
  isAsked: boolean
}

function Question({ waiting, isAsked }: QuestionProps) {
  const { t } = useTranslation('signIn')
  const navigate = useNavigate()
  const [search] = useSearchParams()
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
              <ListRow key={label} title={label} />
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
