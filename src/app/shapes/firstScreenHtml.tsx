import { I18nProvider } from '@daymark/design-system'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { queryClient } from '../../lib/query/queryClient.ts'
import { startTexts } from '../start/startTexts.ts'
import { type Language, languages } from '../../lib/i18n/language.ts'
import { paths } from '../../paths.ts'
import { Component as AuthenticateScreen } from '../../features/auth/AuthenticateScreen.tsx'
import { AppLayout } from '../AppLayout.tsx'
import { DashboardShape } from './DashboardShape.tsx'
import { FirstScreen } from './FirstScreen.tsx'

const routes: RouteObject[] = [
  {
    Component: AppLayout,
    handle: { variant: 'welcome' },
    children: [{ path: paths.authenticate, Component: AuthenticateScreen }],
  },
]

async function renderSignIn(): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${paths.authenticate}`))
  if (context instanceof Response) throw new Error('The sign-in screen redirects.')
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18next.language}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

type Screen = 'brand' | `${'dashboard' | 'sign-in'}:${Language}`

/**
 * Renders what index.html shows before any JavaScript has arrived, by name: the mark, the shape of the dashboard, or
 * the sign-in screen for a first visit. React puts the same screens in their place.
 */
export async function renderScreens(): Promise<Partial<Record<Screen, string>>> {
  // The screens are those of a browser that knows passkeys, as nearly all do.
  Object.assign(globalThis, { PublicKeyCredential: Function })
  const screens: Partial<Record<Screen, string>> = {
    brand: renderToStaticMarkup(<FirstScreen />),
  }
  for (const language of languages) {
    await startTexts(language)
    screens[`sign-in:${language}`] = await renderSignIn()
    screens[`dashboard:${language}`] = renderToStaticMarkup(<DashboardShape />)
  }
  return screens
}
