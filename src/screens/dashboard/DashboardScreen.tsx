import type { Dashboard } from '@daymark/api'
import { Stack } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../data/queryClient.ts'
import { userContext } from '../../auth/guards.ts'
import { openKinds } from '../../module-kinds/openKinds.ts'
import { moduleKinds } from '../../module-kinds/registry.ts'
import { inChosenOrder, type Orders, useChosenOrders, widgetsOrder } from '../../ui/chosenOrder.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { DashboardHead } from './DashboardHead.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import type { PlacedWidget } from './placedWidget.ts'
import { mostColumns, WidgetGrid } from './WidgetGrid.tsx'
import { widgetsQuery } from './widgetsQuery.ts'

const FirstRunScreen = lazyPart(async () => (await import('./FirstRunScreen.tsx')).loadFirstRun(), {
  renderLoading: () => <DashboardSkeleton />,
  renderMissing: ({ retry }) => <PartMissing onRetry={retry} />,
})

/** Starts reading and waits for nothing but what this device has kept: the screen shows at once. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await Promise.all([openKinds(queryClient, context.get(userContext).id), loadWidgetViews()])
  const widgets = widgetsOf(queryClient.getQueryData(widgetsQuery().queryKey))
  // What was kept is shown at once, and read again by what shows it.
  if (widgets.length === 0) void readFirstScreenful()
  return null
}

/** Their code is there as a rule. Where it is not, each widget says so in its own place. */
async function loadWidgetViews(): Promise<void> {
  await Promise.allSettled(Object.values(moduleKinds).map(({ WidgetView }) => WidgetView.preload()))
}

/** What is in the first widgets is asked for as soon as they are known, and not only when they show. */
async function readFirstScreenful(): Promise<void> {
  await queryClient.prefetchQuery(widgetsQuery())
  const widgets = widgetsOf(queryClient.getQueryData(widgetsQuery().queryKey))
  for (const { kind, widget } of widgets.slice(0, mostColumns)) {
    kind.prefetchWidget?.(queryClient, widget)
  }
}

function widgetsOf(dashboard: Partial<Dashboard> | undefined, orders?: Orders): PlacedWidget[] {
  return Object.values(moduleKinds).flatMap((kind) =>
    // A backend that does not know a kind yet has no list for it.
    inChosenOrder(widgetsOrder(kind.kind), dashboard?.[kind.kind] ?? [], orders).map((widget) => ({
      kind,
      widget,
    })),
  )
}

export function Component() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <DashboardHead />
      <Stack gap={6}>
        <ConnectionBanner />
        <QueryBoundary loading={<DashboardSkeleton />} failure={t('failed')}>
          <Widgets />
        </QueryBoundary>
      </Stack>
    </>
  )
}

function Widgets() {
  const { data } = useSuspenseQuery(widgetsQuery())
  const widgets = widgetsOf(data, useChosenOrders())
  if (widgets.length === 0) return <FirstRunScreen />
  return (
    <Stack gap={6}>
      <WidgetGrid widgets={widgets} />
      <InstallOffer />
    </Stack>
  )
}

function PartMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('dashboard')
  return <LoadFailure text={t('failed')} onRetry={onRetry} />
}
