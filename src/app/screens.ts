import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import type { RouteName } from '../routes.ts'

/** The screen of each page of the table of routes, fetched when a person goes there. */
export const screens = {
  authenticate: () => import('../features/auth/AuthenticateScreen.tsx'),
  requestLoginCode: () => import('../features/auth/RequestCodeScreen.tsx'),
  confirmLoginCode: () => import('../features/auth/ConfirmCodeScreen.tsx'),
  signUp: () => import('../features/auth/SignUpScreen.tsx'),
  verifyEmail: () => import('../features/auth/VerifyEmailScreen.tsx'),
  createSignUpPasskey: () => import('../features/auth/CreateSignUpPasskeyScreen.tsx'),
  logout: () => import('../features/auth/LogOutScreen.tsx'),
  dashboard: () => import('../features/dashboard/DashboardScreen.tsx'),
  history: () => import('../features/dashboard/HistoryScreen.tsx'),
  historyOfList: () => import('../features/dashboard/HistoryScreen.tsx'),
  lookBack: () => import('../features/dashboard/lookBackAddress.ts'),
  account: () => import('../features/account/AccountScreen.tsx'),
  addEmailAddress: () => import('../features/account/AddEmailAddressScreen.tsx'),
  addPasskey: () => import('../features/account/AddPasskeyScreen.tsx'),
  passkey: () => import('../features/account/PasskeyScreen.tsx'),
  data: () => import('../features/takeout/DataScreen.tsx'),
  modules: () => import('../features/modules/ModulesScreen.tsx'),
  newModule: () => import('../features/modules/NewModuleScreen.tsx'),
  module: () => import('../features/modules/ModuleScreen.tsx'),
  newOption: () => import('../features/modules/OptionScreen.tsx'),
  option: () => import('../features/modules/OptionScreen.tsx'),
  newWidget: () => import('../features/modules/WidgetScreen.tsx'),
  widget: () => import('../features/modules/WidgetScreen.tsx'),
} satisfies Record<RouteName, LazyRouteFunction<RouteObject>>
