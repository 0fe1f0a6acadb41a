import { WidgetCard } from '../../ui/WidgetCard.tsx'
import type { WidgetViewProps } from '../moduleKind.ts'
import { WidgetOption } from './WidgetOption.tsx'

/** What the module has for today. */
// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function WidgetView({ widget, newOptionPath }: WidgetViewProps) {
  return (
    <WidgetCard name={widget.name}>
      <WidgetOption module={widget.module} newOptionPath={newOptionPath} />
    </WidgetCard>
  )
}
