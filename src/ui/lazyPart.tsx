import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface Options<Props> {
  /** What stands in its place until it is there. Nothing unless given. */
  renderLoading?: (props: Props) => ReactNode
  /** What stands in its place when it could not be loaded; `retry` loads it again. Nothing unless given. */
  renderMissing?: (props: Props & { retry: () => void }) => ReactNode
}

/** A part of a page that is fetched when it is shown. When it cannot be, the rest of the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { renderLoading = () => null, renderMissing = () => null }: Options<Props> = {},
) {
  let Part = make()

  function make() {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // React remembers the failure of this one.
        Part = make()
        throw error
      }
    })
  }

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary renderFallback={(retry) => renderMissing({ ...props, retry })}>
        <Suspense fallback={renderLoading(props)}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
