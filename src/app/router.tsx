import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { guard, leadToDashboard } from '../lib/session/guards.ts'
import { type Route, type RouteName, routes } from '../routes.ts'
import { AppLayout } from './AppLayout.tsx'
import { FirstScreen } from './shapes/FirstScreen.tsx'
import { RouteError } from './RouteError.tsx'
import { screens } from './screens.ts'
import { type RouteHandle, variantOf } from './useVariant.ts'

const toDashboard = { loader: leadToDashboard, element: null }

/** Returns what the router needs to know of one entry of the table. */
function page([name, route]: [string, Route]): RouteObject {
  return {
    path: route.path,
    handle: { variant: variantOf[route.layout] } satisfies RouteHandle,
    middleware: [guard(route)],
    lazy: screens[name as RouteName],
  }
}

const pages = Object.entries<Route>(routes)

export const routeTree: RouteObject[] = [
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
          ...pages.map(page),
        ],
      },
    ],
  },
]

export type Router = ReturnType<typeof createRouter>

/** Reads the address immediately, and begins to load the screen that it names. */
export function createRouter() {
  return createBrowserRouter(routeTree)
}
