import { WidgetCard } from '../../ui/module-kind/WidgetCard.tsx'
import type { WidgetViewProps } from '../../ui/module-kind/moduleKind.ts'
import { WidgetMenu } from '../../ui/module-kind/WidgetMenu.tsx'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { WidgetOption } from './WidgetOption.tsx'

const Items = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuItems)
const Dialog = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuDialog)

/** Shows the module's thought of today. */
export function WidgetView({ widget, newOptionPath, modulePath }: WidgetViewProps) {
  return (
    <WidgetCard
      name={widget.name}
      menu={<WidgetMenu of={{ widget, modulePath }} Items={Items} Dialog={Dialog} />}
    >
      <WidgetOption module={widget.module} newOptionPath={newOptionPath} />
    </WidgetCard>
  )
}
