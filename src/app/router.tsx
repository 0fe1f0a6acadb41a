import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { leadToDashboard } from '../auth/guards.ts'
import { patterns } from '../paths.ts'
import { AppLayout, type RouteHandle } from './AppLayout.tsx'
import { FirstScreen } from './FirstScreen.tsx'
import { RouteError } from './RouteError.tsx'

const anonymous: RouteHandle = { variant: 'anonymous' }
const configuration: RouteHandle = { variant: 'configuration' }
const dashboard: RouteHandle = { variant: 'dashboard' }
const plain: RouteHandle = { variant: 'default' }

const toDashboard = { loader: leadToDashboard, element: null }

/** The screens before and around signing in (spec section 2), each in a chunk of its own. */
const anonymousScreens: RouteObject[] = [
  {
    path: patterns.authenticate,
    handle: anonymous,
    lazy: () => import('../screens/sign-in/AuthenticateScreen.tsx'),
  },
  {
    path: patterns.requestLoginCode,
    handle: anonymous,
    lazy: () => import('../screens/sign-in/RequestCodeScreen.tsx'),
  },
  {
    path: patterns.confirmLoginCode,
    handle: anonymous,
    lazy: () => import('../screens/sign-in/ConfirmCodeScreen.tsx'),
  },
  {
    path: patterns.signUp,
    handle: anonymous,
    lazy: () => import('../screens/sign-up/SignUpScreen.tsx'),
  },
  {
    path: patterns.verifyEmail,
    handle: anonymous,
    lazy: () => import('../screens/sign-up/VerifyEmailScreen.tsx'),
  },
  {
    path: patterns.createSignUpPasskey,
    handle: anonymous,
    lazy: () => import('../screens/sign-up/CreateSignUpPasskeyScreen.tsx'),
  },
  {
    path: patterns.logout,
    handle: anonymous,
    lazy: () => import('../screens/sign-in/LogOutScreen.tsx'),
  },
]

const signedInScreens: RouteObject[] = [
  {
    path: patterns.dashboard,
    handle: dashboard,
    lazy: () => import('../screens/dashboard/DashboardScreen.tsx'),
  },
  {
    path: patterns.account,
    handle: plain,
    lazy: () => import('../screens/account/AccountScreen.tsx'),
  },
  {
    path: patterns.addEmailAddress,
    handle: configuration,
    lazy: () => import('../screens/account/AddEmailAddressScreen.tsx'),
  },
  {
    path: patterns.addPasskey,
    handle: configuration,
    lazy: () => import('../screens/account/AddPasskeyScreen.tsx'),
  },
  {
    path: patterns.passkey,
    handle: configuration,
    lazy: () => import('../screens/account/PasskeyScreen.tsx'),
  },
  {
    path: patterns.modules,
    handle: configuration,
    lazy: () => import('../screens/modules/ModulesScreen.tsx'),
  },
  {
    path: patterns.newModule,
    handle: configuration,
    lazy: () => import('../screens/modules/NewModuleScreen.tsx'),
  },
  {
    path: patterns.module,
    handle: configuration,
    lazy: () => import('../screens/modules/ModuleScreen.tsx'),
  },
  {
    path: patterns.newOption,
    handle: configuration,
    lazy: () => import('../screens/modules/NewOptionScreen.tsx'),
  },
  {
    path: patterns.option,
    handle: configuration,
    lazy: () => import('../screens/modules/OptionScreen.tsx'),
  },
  {
    path: patterns.newWidget,
    handle: configuration,
    lazy: () => import('../screens/modules/NewWidgetScreen.tsx'),
  },
  {
    path: patterns.widget,
    handle: configuration,
    lazy: () => import('../screens/modules/WidgetScreen.tsx'),
  },
]

const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstScreen,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: '/', ...toDashboard },
          { path: '*', ...toDashboard },
          ...anonymousScreens,
          { lazy: () => import('./SignedInArea.tsx'), children: signedInScreens },
        ],
      },
    ],
  },
]

export type Router = ReturnType<typeof createRouter>

/** Reads the address at once, and begins to load the screen that it names. */
export function createRouter() {
  return createBrowserRouter(routes)
}
