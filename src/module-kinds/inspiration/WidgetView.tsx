import { SkeletonGroup } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { WidgetCard } from '../../ui/WidgetCard.tsx'
import type { WidgetViewProps } from '../moduleKind.ts'
import { WidgetOption } from './WidgetOption.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

/** What the module has for today. */
// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function WidgetView({ widget, newOptionPath }: WidgetViewProps) {
  const { t } = useTranslation('inspiration')
  return (
    <WidgetCard
      name={widget.name}
      loading={
        <SkeletonGroup label={t('widget.loading', { name: widget.name })}>
          <WidgetSkeleton />
        </SkeletonGroup>
      }
    >
      <WidgetOption module={widget.module} newOptionPath={newOptionPath} />
    </WidgetCard>
  )
}
