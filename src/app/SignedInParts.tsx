import { useIsNarrow } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { useReauthenticationQuestion } from '../lib/session/reauthentication.ts'
import { userOf } from '../lib/session/session.ts'
import { useSession } from '../lib/session/useSession.ts'
import { doubtEmptiness } from '../lib/query/doubtEmptiness.ts'
import { useIsQuiet, whenQuiet } from '../lib/query/whenQuiet.ts'
import { routeAt, routes } from '../routes.ts'
import { openKinds } from '../features/openKinds.ts'
import { Shortcuts } from '../features/navigation/Shortcuts.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageShape } from './useLoadingShape.ts'

/** Seldom needed, so it comes with the first question. */
const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
}))

/** No message shows at the start, so this part loads when the page is quiet. An early message waits for it. */
const MessageRegion = lazyPart(async () => (await import('./MessageRegion.tsx')).MessageRegion)

/** Wide windows never fetch it. */
const AppBottomBar = lazyPart(
  async () => (await import('../features/navigation/AppBottomBar.tsx')).AppBottomBar,
)

/** Renders the shared parts for signed-in people: messages, shortcuts, and the dialog that asks for a passkey. */
export function SignedInParts() {
  const isQuestioned = useReauthenticationQuestion() !== undefined
  const isQuiet = useIsQuiet(MessageRegion, PageShape)
  const isNarrow = useIsNarrow()
  const queryClient = useQueryClient()
  const userId = userOf(useSession())?.id
  useEffect(() => {
    // Sends what a person left waiting, on whatever page they come back to.
    if (userId !== undefined) void openKinds(queryClient, userId)
  }, [queryClient, userId])
  useEffect(() => doubtEmptiness(queryClient), [queryClient])
  useLayoutEffect(prepareNextVisitWhenQuiet, [])
  return (
    <>
      <Suspense>{isQuestioned && <ReauthenticationDialog />}</Suspense>
      <Shortcuts />
      {isQuiet && <MessageRegion />}
      {isNarrow && <AppBottomBar />}
    </>
  )
}

/** The next visit to the dashboard shows first what this one does: without the parts that come when it is quiet. */
function prepareNextVisitWhenQuiet() {
  const root = document.getElementById('root')
  // Storybook has another.
  if (root === null) return undefined
  const isDashboard = routeAt(location.pathname) === routes.dashboard
  const opened = isDashboard ? (root.cloneNode(true) as Element) : undefined
  return whenQuiet(() => {
    import('./nextVisit.ts').then(
      ({ prepareNextVisit }) => prepareNextVisit(root, opened),
      // Without it, the next visit begins with the shape of the page.
      () => undefined,
    )
  })
}
