import { Card } from '@daymark/design-system'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, widgetAnchor } from '../../paths.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { OnScreen } from '../../ui/onScreen.ts'
import { useOnScreen } from './useOnScreen.ts'
import type { PlacedWidget } from './WidgetGrid.tsx'

/** The place of a widget in the grid. The widget itself begins when its place comes into view. */
export function WidgetPlace({ kind, widget }: PlacedWidget) {
  const { t } = useTranslation('dashboard')
  const { WidgetView, WidgetSkeleton } = kind
  const place = useRef<HTMLLIElement>(null)
  const { isOnScreen, wasOnScreen } = useOnScreen(place)
  const skeleton = (
    <Card as="article" title={widget.name}>
      <WidgetSkeleton />
    </Card>
  )

  return (
    <li ref={place} id={widgetAnchor(kind.kind, widget.id)} tabIndex={-1}>
      {wasOnScreen ? (
        <ErrorBoundary
          // Only a reload fetches code again that could not be fetched.
          renderFallback={() => (
            <Card as="article" title={widget.name}>
              <LoadFailure text={t('widgetFailed')} onRetry={() => location.reload()} />
            </Card>
          )}
        >
          <Suspense fallback={skeleton}>
            <OnScreen value={isOnScreen}>
              <WidgetView
                widget={widget}
                newOptionPath={paths.newOption(kind.slug, widget.module)}
              />
            </OnScreen>
          </Suspense>
        </ErrorBoundary>
      ) : (
        skeleton
      )}
    </li>
  )
}
