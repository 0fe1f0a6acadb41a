import {
  PageFrame,
  type PageVariant,
  RouterProvider,
  SidebarPlaceholder,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import {
  Outlet,
  ScrollRestoration,
  type UIMatch,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/useSession.ts'
import { AppFooter } from '../shell/AppFooter.tsx'
import { AppHeader } from '../shell/AppHeader.tsx'
import { NavigationProgress } from '../shell/NavigationProgress.tsx'
import { useSidebar } from '../shell/useSidebar.ts'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

/** What only signed-in people need stays out of the first visit. */
const AppSidebar = lazyPart(async () => (await import('../shell/AppSidebar.tsx')).AppSidebar, {
  renderLoading: ({ isExpanded }) => <SidebarPlaceholder isExpanded={isExpanded} />,
})
const SignedInHeader = lazyPart(
  async () => (await import('../shell/SignedInHeader.tsx')).SignedInHeader,
  {
    renderLoading: () => <AppHeader home={paths.dashboard} />,
    renderMissing: () => <AppHeader home={paths.dashboard} />,
  },
)
const SignedInParts = lazyPart(async () => (await import('./SignedInParts.tsx')).SignedInParts)

/** Fetches them before they are shown; those that cannot be fetched are missing in their own places. */
export async function preloadSignedInParts(): Promise<void> {
  await Promise.allSettled([
    SignedInHeader.preload(),
    AppSidebar.preload(),
    SignedInParts.preload(),
  ])
}

/** What a route says about itself. */
export interface RouteHandle {
  variant: PageVariant
}

function useVariant(): PageVariant {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[]
  return matches.findLast(({ handle }) => handle !== undefined)?.handle?.variant ?? 'default'
}

/** What all routes share: header, sidebar, main and footer. */
export function AppLayout() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const user = userOf(useSession())
  const variant = useVariant()
  const isNavigating = useNavigation().state !== 'idle'
  const sidebar = useSidebar(user !== undefined)

  return (
    <RouterProvider navigate={(path, options) => void navigate(path, options)}>
      <PageFrame
        variant={variant}
        skipLinkLabel={t('skipToContent')}
        header={user ? <SignedInHeader user={user} sidebar={sidebar} /> : <AppHeader />}
        sidebar={
          user && (
            <AppSidebar
              isExpanded={sidebar.isExpanded}
              isOpen={sidebar.isOpen}
              onOpenChange={sidebar.setOpen}
            />
          )
        }
        footer={<AppFooter isSignedIn={user !== undefined} />}
      >
        <NavigationProgress isActive={isNavigating} />
        <Outlet />
      </PageFrame>
      {user && <SignedInParts />}
      <ScrollRestoration />
    </RouterProvider>
  )
}
