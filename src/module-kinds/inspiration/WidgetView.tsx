import { WidgetCard } from '../../ui/WidgetCard.tsx'
import type { WidgetViewProps } from '../moduleKind.ts'
import { WidgetOption } from './WidgetOption.tsx'

/** What the module has for today. */
export function WidgetView({ widget, newOptionPath }: WidgetViewProps) {
  return (
    <WidgetCard name={widget.name} isContentHigh>
      <WidgetOption module={widget.module} newOptionPath={newOptionPath} />
    </WidgetCard>
  )
}
