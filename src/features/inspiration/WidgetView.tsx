import { keepPreviousData } from '@tanstack/react-query'
import { useToday } from '../../lib/days/days.ts'
import { WidgetCard } from '../../ui/module-kind/WidgetCard.tsx'
import type { WidgetViewProps } from '../../ui/module-kind/moduleKind.ts'
import { WidgetMenu } from '../../ui/module-kind/WidgetMenu.tsx'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { WidgetOption } from './WidgetOption.tsx'
import { optionOfDay } from './widgetQueries.ts'

const Items = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuItems)
const Dialog = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuDialog)

/** Shows the module's thought of today. */
export function WidgetView({ widget, newOptionPath, modulePath }: WidgetViewProps) {
  return (
    <WidgetCard
      name={widget.name}
      menu={<WidgetMenu of={{ widget, modulePath }} Items={Items} Dialog={Dialog} />}
      // At midnight the old one stays until the new one is there.
      query={{ ...optionOfDay(widget.module, useToday()), placeholderData: keepPreviousData }}
    >
      {(option) => <WidgetOption option={option} newOptionPath={newOptionPath} />}
    </WidgetCard>
  )
}
