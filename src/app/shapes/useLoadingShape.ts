import { useNavigation } from 'react-router-dom'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useHasLasted } from '../../ui/useHasLasted.ts'
import { type Route, routeAt, routes } from '../../routes.ts'
import type { Shape } from './PageShape.tsx'

/** The account page and the page of a passkey come when their data is there (docs/product.md#1-8). */
const shapes = new Map<Route | undefined, Shape>([
  [routes.modules, 'tables'],
  [routes.module, 'tables'],
  [routes.newModule, 'form'],
  [routes.newOption, 'form'],
  [routes.option, 'form'],
  [routes.newWidget, 'form'],
  [routes.widget, 'form'],
  [routes.data, 'table'],
  [routes.addEmailAddress, 'form'],
  [routes.addPasskey, 'form'],
  [routes.history, 'tables'],
  [routes.lookBack, 'tables'],
])

/** Fetched when it is quiet: until then no page is left for another. */
export const PageShape = lazyPart(async () => (await import('./PageShape.tsx')).PageShape)

/** Milliseconds without a placeholder. A page that loads within them replaces the previous one directly. */
const delay = 150

/** Returns the shape of the page that a navigation leads to, and whether that takes longer than a moment. */
export function useLoadingShape(): { shape: Shape | undefined; isDue: boolean } {
  const { state, location } = useNavigation()
  const shape = state === 'loading' ? shapes.get(routeAt(location.pathname)) : undefined
  return { shape, isDue: useHasLasted(shape, delay) }
}
