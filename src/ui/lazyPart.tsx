import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useIsQuiet } from '../lib/query/whenQuiet.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** A component whose code is fetched when it is first shown; it suspends until then. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Fetches the code in advance, so that the part later shows immediately. Rejects when it cannot be fetched. */
  preload: () => Promise<void>
  /** Returns whether the code has been fetched, so that it is shown without suspending. */
  isFetched: () => boolean
}

/**
 * React's `lazy`, with two differences: what has been fetched already is shown without suspending, and what
 * could not be fetched is tried again by the next one that shows it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let Suspending = makeSuspending()

  async function preload() {
    Loaded ??= await load()
  }

  function makeSuspending() {
    return lazy(async () => {
      try {
        Loaded ??= await load()
        return { default: Loaded }
      } catch (error) {
        // React remembers the failure of this one.
        Suspending = makeSuspending()
        throw error
      }
    })
  }

  function Lazy(props: Props) {
    // What was shown while it loaded stays the same component: another one would lose its state.
    const [Part] = useState(() => Loaded ?? Suspending)
    return <Part {...props} />
  }
  return Object.assign(Lazy, { preload, isFetched: () => Loaded !== undefined })
}

interface Options<Props> {
  /** Shown until it is loaded. @default nothing */
  renderLoading?: (props: Props) => ReactNode
  /** Shown when it could not be loaded; `retry` loads it again. @default nothing */
  renderMissing?: (props: Props & { retry: () => void }) => ReactNode
}

/** Returns a part of a page that is fetched when it is shown. When it cannot be, the rest of the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { renderLoading = () => null, renderMissing = () => null }: Options<Props> = {},
): LazyComponent<Props> {
  const Part = lazyComponent(load)

  function LazyPart(props: Props) {
    return (
      <ErrorBoundary renderFallback={(retry) => renderMissing({ ...props, retry })}>
        <Suspense fallback={renderLoading(props)}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPart, { preload: Part.preload, isFetched: Part.isFetched })
}

/**
 * Returns a `lazyPart` that is fetched and shown once it is quiet, see `whenQuiet`: what the person looks at comes first.
 * When it is shown again later, it is there at once: what comes late moves what the person is about to press.
 */
export function quietPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options<Props> = {},
): (props: Props) => ReactNode {
  const Part = lazyPart(load, options)
  const { renderLoading = () => null } = options

  return function QuietPart(props: Props) {
    return useIsQuiet(Part) ? <Part {...props} /> : renderLoading(props)
  }
}
