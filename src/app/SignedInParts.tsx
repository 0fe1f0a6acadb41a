import { useIsNarrow } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useReauthenticationQuestion } from '../auth/reauthentication.ts'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/useSession.ts'
import { doubtEmptiness } from '../data/doubtEmptiness.ts'
import { useIsQuiet, whenQuiet } from '../data/whenQuiet.ts'
import { keepApp } from '../offline/keepApp.ts'
import { openKinds } from '../module-kinds/openKinds.ts'
import { moduleKinds } from '../module-kinds/registry.ts'
import { Shortcuts } from '../shell/Shortcuts.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'

/** Seldom needed, so it comes with the first question. */
const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
}))

/** No message is there at once, so it comes when it is quiet; one that is early waits for it. */
const MessageRegion = lazyPart(async () => (await import('./MessageRegion.tsx')).MessageRegion)

/** Wide windows never fetch it. */
const AppBottomBar = lazyPart(async () => (await import('../shell/AppBottomBar.tsx')).AppBottomBar)

const messages = Object.values(moduleKinds).flatMap(({ kind, background }) =>
  background ? [{ kind, Messages: background.Messages }] : [],
)

/** What stands over every page of a signed-in person: messages, and the question who it is. */
export function SignedInParts() {
  const isQuestioned = useReauthenticationQuestion() !== undefined
  const isQuiet = useIsQuiet(MessageRegion)
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
      {messages.map(({ kind, Messages }) => (
        <Messages key={kind} />
      ))}
      {isQuiet && <MessageRegion />}
      {isNarrow && <AppBottomBar />}
    </>
  )
}
