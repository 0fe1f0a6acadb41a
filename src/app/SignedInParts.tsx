import { useIsNarrow } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useReauthenticationQuestion } from '../lib/session/reauthentication.ts'
import { userOf } from '../lib/session/session.ts'
import { useSession } from '../lib/session/useSession.ts'
import { doubtEmptiness } from '../lib/query/doubtEmptiness.ts'
import { useIsQuiet, whenQuiet } from '../lib/query/whenQuiet.ts'
import { keepApp } from '../lib/offline/keepApp.ts'
import { openKinds } from '../features/openKinds.ts'
import { Shortcuts } from '../features/navigation/Shortcuts.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageShape } from './useLoadingShape.ts'

/** Seldom needed, so it comes with the first question. */
const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
}))

/** No message is there at once, so it comes when it is quiet; one that is early waits for it. */
const MessageRegion = lazyPart(async () => (await import('./MessageRegion.tsx')).MessageRegion)

/** Wide windows never fetch it. */
const AppBottomBar = lazyPart(
  async () => (await import('../features/navigation/AppBottomBar.tsx')).AppBottomBar,
)

/** What every page of a signed-in person has: messages, shortcuts, and the dialog that asks for a passkey. */
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
  useEffect(() => whenQuiet(() => void keepApp()), [])
  return (
    <>
      <Suspense>{isQuestioned && <ReauthenticationDialog />}</Suspense>
      <Shortcuts />
      {isQuiet && <MessageRegion />}
      {isNarrow && <AppBottomBar />}
    </>
  )
}
