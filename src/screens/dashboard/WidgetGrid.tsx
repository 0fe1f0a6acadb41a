import { Grid } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { PlacedWidget } from './placedWidget.ts'
import { useFocusOnTarget } from './useFocusOnTarget.ts'
import { WidgetPlace } from './WidgetPlace.tsx'

/** So many are in view on nearly every window. */
export const mostColumns = 3

/** Every widget in one, two or three columns (docs/product.md#7-1). */
export function WidgetGrid({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const { t } = useTranslation('dashboard')
  useFocusOnTarget()
  return (
    <Grid as="ul" aria-label={t('widgets')}>
      {widgets.map(({ kind, widget }, index) => (
        <WidgetPlace
          key={`${kind.kind}-${widget.id}`}
          kind={kind}
          widget={widget}
          isFirst={index < mostColumns}
        />
      ))}
    </Grid>
  )
}
