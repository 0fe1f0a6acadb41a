import { I18nProvider } from '@daymark/design-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { RouterContext } from '../lib/forms/leave.tsx'
import { useSession } from '../lib/session/useSession.ts'
import { queryClient } from '../lib/query/queryClient.ts'
import type { Router } from './router.tsx'
import { Unreachable } from './Unreachable.tsx'

const locales: Record<string, string> = { 'en-GB': 'en-GB', nl: 'nl-NL' }

interface Props {
  router: Router
  /** Called once, when the app is on the screen. */
  onShown: () => void
}

export function App({ router, onShown }: Props) {
  const { i18n } = useTranslation()
  const isUnreachable = useSession().kind === 'unreachable'
  // In the same task as the first frame's elements: a key pressed between the two would be lost.
  useLayoutEffect(onShown, [onShown])
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={locales[i18n.language] ?? 'en-GB'}>
        <RouterContext value={router}>
          {isUnreachable ? <Unreachable /> : <RouterProvider router={router} />}
        </RouterContext>
      </I18nProvider>
    </QueryClientProvider>
  )
}
