import { Grid } from '@daymark/design-system'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { widgetAnchor } from '../../paths.ts'
import type { PlacedWidget } from './placedWidget.ts'
import { WidgetPlace } from './WidgetPlace.tsx'

/** So many are in view on nearly every window. */
const mostColumns = 3

/** Every widget in one, two or three columns (docs/product.md#7-1). */
export function WidgetGrid({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const { t } = useTranslation('dashboard')
  const { hash, state } = useFocusOnTarget()
  return (
    <Grid as="ul" aria-label={t('widgets')} isPacked>
      {widgets.map(({ kind, widget }, index) => (
        <WidgetPlace
          key={`${kind.kind}-${widget.id}`}
          kind={kind}
          widget={widget}
          isFirst={index < mostColumns}
          isNew={isNew(state) && hash === `#${widgetAnchor(kind.kind, widget.id)}`}
        />
      ))}
    </Grid>
  )
}

/** Returns whether a navigation leads to a widget that was made a moment ago. */
const isNew = (state: unknown) => typeof state === 'object' && state !== null && 'isNew' in state

/** Goes to the widget that the address names after its `#`, each time the person goes there. Returns the address. */
function useFocusOnTarget() {
  const location = useLocation()
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    target?.scrollIntoView({ block: 'center' })
    // A new one has put the focus in itself.
    const hasFocus = isNew(location.state) && target?.contains(document.activeElement) === true
    if (!hasFocus) target?.focus({ preventScroll: true })
  }, [location])
  return location
}
