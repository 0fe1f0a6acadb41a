import { PageFrame, RouterProvider, SidebarPlaceholder } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router-dom'
import { userOf } from '../lib/session/session.ts'
import { useSession } from '../lib/session/useSession.ts'
import { AppFooter } from '../features/navigation/AppFooter.tsx'
import { AppHeader } from '../features/navigation/AppHeader.tsx'
import { NavigationProgress } from '../features/navigation/NavigationProgress.tsx'
import { useSidebar } from '../features/navigation/useSidebar.ts'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageShape, useLoadingShape } from './shapes/useLoadingShape.ts'
import { useVariant } from './useVariant.ts'

/** Loaded later: a first visit does not need the parts for signed-in people. */
const AppSidebar = lazyPart(
  async () => (await import('../features/navigation/AppSidebar.tsx')).AppSidebar,
  {
    renderLoading: ({ isExpanded }) => <SidebarPlaceholder isExpanded={isExpanded} />,
  },
)
const SignedInHeader = lazyPart(
  async () => (await import('../features/navigation/SignedInHeader.tsx')).SignedInHeader,
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

/** Renders what all routes share: header, sidebar, main and footer. */
export function AppLayout() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const user = userOf(useSession())
  const variant = useVariant()
  const isNavigating = useNavigation().state !== 'idle'
  const { shape, isDue: isShapeDue } = useLoadingShape()
  const sidebar = useSidebar(user !== undefined)

  return (
    <RouterProvider navigate={(path, options) => void navigate(path, options)}>
      <PageFrame
        variant={variant}
        progress={<>{shape !== undefined && isShapeDue && <PageShape shape={shape} />}</>}
        isContentHidden={isShapeDue}
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
        <Outlet />
      </PageFrame>
      <NavigationProgress isActive={isNavigating} hasShape={shape !== undefined} />
      {user && <SignedInParts />}
      <ScrollRestoration />
    </RouterProvider>
  )
}
