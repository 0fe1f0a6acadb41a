import { Grid } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { AnyModuleKind, Part } from '../../module-kinds/moduleKind.ts'
import { useFocusOnTarget } from './useFocusOnTarget.ts'
import { WidgetPlace } from './WidgetPlace.tsx'

export type PlacedWidget = { kind: AnyModuleKind; widget: Part }

/** So many are in view on nearly every window. */
const mostColumns = 3

/** Every widget in one, two or three columns (spec section 2). */
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
