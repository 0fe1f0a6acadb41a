import { I18nProvider } from '@daymark/design-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { queryClient } from '../data/queryClient.ts'
import { startI18n } from '../i18n/i18n.ts'
import { type Language, languages } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { Component as AuthenticateScreen } from '../screens/sign-in/AuthenticateScreen.tsx'
import { AppLayout } from './AppLayout.tsx'
import { FirstScreen } from './FirstScreen.tsx'

const routes: RouteObject[] = [
  {
    Component: AppLayout,
    handle: { variant: 'anonymous' },
    children: [{ path: paths.authenticate, Component: AuthenticateScreen }],
  },
]

async function renderSignIn(language: Language): Promise<string> {
  await startI18n(language)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${paths.authenticate}`))
  if (context instanceof Response) throw new Error('The sign-in screen redirects.')
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={language}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

/**
 * What index.html shows before any JavaScript has arrived, by name: the mark, or to somebody who comes for
 * the first time the sign-in screen in their language. React puts the very same screens in their place.
 */
export async function renderScreens(): Promise<Record<'brand' | Language, string>> {
  // The screens are those of a browser that knows passkeys, as nearly all do.
  Object.assign(globalThis, { PublicKeyCredential: Function })
  const screens = { brand: renderToStaticMarkup(<FirstScreen />), 'en-GB': '', nl: '' }
  for (const language of languages) screens[language] = await renderSignIn(language)
  return screens
}
