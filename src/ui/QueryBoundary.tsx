import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadFailure } from './LoadFailure.tsx'

interface Props {
  /** The shape of what comes. */
  loading: ReactNode
  /** What to say when it does not come. */
  failure: string
  /** What failed is asked again when it changes. */
  retryKey?: string
  children: ReactNode
}

/** Waits for the queries of its children and keeps their failures to itself. */
export function QueryBoundary({ loading, failure, retryKey, children }: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          retryKey={retryKey}
          onRetry={reset}
          renderFallback={(retry, error) => (
            <LoadFailure text={failure} error={error} onRetry={retry} />
          )}
        >
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
