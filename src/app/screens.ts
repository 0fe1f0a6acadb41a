import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import type { RouteName } from '../routes.ts'

/** The screen of each page of the table of routes, fetched when somebody goes there. */
export const screens = {
  authenticate: () => import('../screens/sign-in/AuthenticateScreen.tsx'),
  requestLoginCode: () => import('../screens/sign-in/RequestCodeScreen.tsx'),
  confirmLoginCode: () => import('../screens/sign-in/ConfirmCodeScreen.tsx'),
  signUp: () => import('../screens/sign-up/SignUpScreen.tsx'),
  verifyEmail: () => import('../screens/sign-up/VerifyEmailScreen.tsx'),
  createSignUpPasskey: () => import('../screens/sign-up/CreateSignUpPasskeyScreen.tsx'),
  logout: () => import('../screens/sign-in/LogOutScreen.tsx'),
  dashboard: () => import('../screens/dashboard/DashboardScreen.tsx'),
  lookBack: () => import('../screens/dashboard/LookBackScreen.tsx'),
  account: () => import('../screens/account/AccountScreen.tsx'),
  addEmailAddress: () => import('../screens/account/AddEmailAddressScreen.tsx'),
  addPasskey: () => import('../screens/account/AddPasskeyScreen.tsx'),
  passkey: () => import('../screens/account/PasskeyScreen.tsx'),
  data: () => import('../screens/account/DataScreen.tsx'),
  modules: () => import('../screens/modules/ModulesScreen.tsx'),
  newModule: () => import('../screens/modules/NewModuleScreen.tsx'),
  module: () => import('../screens/modules/ModuleScreen.tsx'),
  newOption: () => import('../screens/modules/NewOptionScreen.tsx'),
  option: () => import('../screens/modules/OptionScreen.tsx'),
  newWidget: () => import('../screens/modules/NewWidgetScreen.tsx'),
  widget: () => import('../screens/modules/WidgetScreen.tsx'),
} satisfies Record<RouteName, LazyRouteFunction<RouteObject>>
