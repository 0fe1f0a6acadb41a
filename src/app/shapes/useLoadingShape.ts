import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useHasLasted } from '../../ui/useHasLasted.ts'
import { type Route, routeAt, routes } from '../../routes.ts'
import type { Shape } from '../../ui/PageShape.tsx'

/** The account page and the page of a passkey come when their data is there (docs/product.md#1-8). */
const shapes: ReadonlyMap<Route | undefined, Shape> = new Map<Route | undefined, Shape>([
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
  [routes.historyOfList, 'tables'],
  [routes.lookBack, 'tables'],
])

/** Fetched when it is quiet, or by the first navigation before that. */
export const PageShape = lazyPart(async () => (await import('../../ui/PageShape.tsx')).PageShape)

/** Milliseconds without a placeholder. A page that loads within them replaces the previous one directly. */
const delay = 150

/**
 * Returns the shape of the page that a navigation leads to, and whether it is due: the navigation takes longer than a
 * moment, and the shape can be shown. Until then the page before stays.
 */
export function useLoadingShape(): { shape: Shape | undefined; isDue: boolean } {
  const { state, location } = useNavigation()
  const shape = state === 'loading' ? shapes.get(routeAt(location.pathname)) : undefined
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    if (shape === undefined) return
    // Where it cannot be fetched, there is no placeholder.
    void PageShape.preload().then(
      () => setFetched(true),
      () => undefined,
    )
  }, [shape])
  const hasLasted = useHasLasted(shape, delay)
  return { shape, isDue: hasLasted && isFetched }
}
