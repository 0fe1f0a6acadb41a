import { WidgetCard } from '../../ui/WidgetCard.tsx'
import type { WidgetViewProps } from '../moduleKind.ts'
import { type MenuWidget, widgetMenuButton } from '../widgetMenuButton.tsx'
import { WidgetOption } from './WidgetOption.tsx'

const ThoughtMenuButton = widgetMenuButton<MenuWidget>(
  async () => (await import('./ThoughtMenu.tsx')).ThoughtMenu,
)

/** What the module has for today. */
export function WidgetView({ widget, newOptionPath, modulePath }: WidgetViewProps) {
  return (
    <WidgetCard name={widget.name} menu={<ThoughtMenuButton of={{ widget, modulePath }} />}>
      <WidgetOption module={widget.module} newOptionPath={newOptionPath} />
    </WidgetCard>
  )
}
