import { useIsNarrow } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useReauthenticationQuestion } from '../lib/session/reauthentication.ts'
import { userOf } from '../lib/session/session.ts'
import { useSession } from '../lib/session/useSession.ts'
import { confirmSessionOnEmpty } from '../lib/query/confirmSessionOnEmpty.ts'
import { useIsQuiet, whenQuiet } from '../lib/query/whenQuiet.ts'
import { openKinds } from '../features/openKinds.ts'
import { Shortcuts } from '../features/navigation/Shortcuts.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageShape } from './shapes/useLoadingShape.ts'

/** Seldom needed, so it comes with the first question. */
const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
}))

/** No message shows at the start, so these parts load when the page is quiet. An early message waits for them. */
const QuietParts = lazyPart(async () => (await import('./QuietParts.tsx')).QuietParts)

/** Wide windows never fetch it. */
const AppBottomBar = lazyPart(
  async () => (await import('../features/navigation/AppBottomBar.tsx')).AppBottomBar,
)

/** Renders the shared parts for signed-in people: messages, shortcuts, and the dialog that asks for a passkey. */
export function SignedInParts() {
  const isQuestioned = useReauthenticationQuestion() !== undefined
  const isQuiet = useIsQuiet(QuietParts, PageShape)
  const isNarrow = useIsNarrow()
  const queryClient = useQueryClient()
  const userId = userOf(useSession())?.id
  useEffect(() => {
    // Sends what a person left waiting, on whatever page they come back to.
    if (userId !== undefined) void openKinds(queryClient, userId)
  }, [queryClient, userId])
  useEffect(() => confirmSessionOnEmpty(queryClient), [queryClient])
  useEffect(precacheWhenIdle, [])
  return (
    <>
      <Suspense>{isQuestioned && <ReauthenticationDialog />}</Suspense>
      <Shortcuts />
      {isQuiet && <QuietParts />}
      {isNarrow && <AppBottomBar />}
    </>
  )
}

/** Keeps the app on this device. It fetches every screen, which would compete with the parts that come when it is quiet. */
function precacheWhenIdle() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = whenQuiet(() => {
    timer = setTimeout(
      () =>
        void import('../lib/offline/precache.ts').then(
          ({ precacheApp }) => precacheApp(),
          () => undefined,
        ),
      1_000,
    )
  })
  return () => {
    cancel()
    clearTimeout(timer)
  }
}
