import { GridItem, ListCard, ListCardText } from '@daymark/design-system'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, widgetAnchor } from '../../paths.ts'
import { widgetsOrder } from '../../ui/arrange/chosenOrder.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { IsNew } from '../../ui/isNew.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useIsDue } from './useIsDue.ts'
import type { PlacedWidget } from './placedWidget.ts'

interface Props extends PlacedWidget {
  /** It is in view on nearly every window. */
  isFirst: boolean
  /** The person has just made it. */
  isNew: boolean
}

/**
 * The place of a widget in the grid. Shows only the widget's name until it comes into view, or until everything in view
 * has loaded. Then the rest follows, so that the browser finds every text on the page.
 */
export function WidgetPlace({ kind, widget, isFirst, isNew }: Props) {
  const place = useRef<HTMLLIElement>(null)
  const isDue = useIsDue(place, isFirst)
  return (
    <GridItem
      ref={place}
      id={widgetAnchor(kind.kind, widget.id)}
      keepsRoom={!isDue}
      aria-label={widget.name}
      orderedAs={{ list: widgetsOrder(kind.kind), id: widget.id, name: widget.name }}
      isTarget
    >
      {isDue ? (
        <IsNew value={isNew}>
          <SeenWidget kind={kind} widget={widget} />
        </IsNew>
      ) : (
        <kind.WidgetSkeleton name={widget.name} />
      )}
    </GridItem>
  )
}

function SeenWidget({ kind, widget }: PlacedWidget) {
  const { t } = useTranslation('dashboard')
  const { WidgetView, WidgetSkeleton } = kind
  return (
    <ErrorBoundary
      // Only a reload fetches code again that could not be fetched.
      renderFallback={() => (
        <ListCard name={widget.name} hue="day">
          <ListCardText>
            <LoadFailure text={t('widgetFailed')} onRetry={() => location.reload()} />
          </ListCardText>
        </ListCard>
      )}
    >
      <Suspense fallback={<WidgetSkeleton name={widget.name} />}>
        <WidgetView
          widget={widget}
          newOptionPath={paths.newOption({ kind: kind.slug, moduleId: widget.module })}
          modulePath={paths.module({ kind: kind.slug, moduleId: widget.module })}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
