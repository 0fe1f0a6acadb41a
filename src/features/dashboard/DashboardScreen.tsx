import {
  type Dashboard,
  getGetWidgetsQueryKey,
  getGetWidgetsQueryOptions,
  getWidgets,
  useGetWidgetsSuspense,
} from '@daymark/api'
import { PagePartsProvider, Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { handover } from '../../lib/handover.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { userContext } from '../../lib/session/guards.ts'
import { whenSessionConfirmed } from '../../lib/session/sessionStore.ts'
import { openKinds } from '../openKinds.ts'
import { moduleKinds } from '../moduleKinds.ts'
import {
  inChosenOrder,
  type Orders,
  useChosenOrders,
  widgetsOrder,
} from '../../ui/arrange/chosenOrder.ts'
import { lazyPart, quietPart } from '../../ui/lazyPart.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { DashboardHead } from './DashboardHead.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DayOffer } from './DayOffer.tsx'
import type { PlacedWidget } from './placedWidget.ts'
import { useCardKeys } from './useCardKeys.ts'
import { WidgetGrid } from './WidgetGrid.tsx'

const FirstRunScreen = lazyPart(
  async () => (await import('./first-run/FirstRunScreen.tsx')).loadFirstRun(),
  {
    renderLoading: () => <DashboardSkeleton />,
    renderMissing: ({ retry }) => <PartMissing onRetry={retry} />,
  },
)

/** Two rows of three columns are in view on nearly every window. */
const mostInView = 6

/** How long the screen waits for the contents of its first widget, in ms. Then no placeholder is rendered before them. */
const longestWait = 50

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const opened = openKinds(queryClient, context.get(userContext).id)
  // What the start has asked for is read while the persisted answers are.
  const early = handover().widgets && readFirstScreenful()
  await Promise.all([opened, loadWidgetViews()])
  // Cached data is shown immediately. The parts that show it read it again.
  if (queryClient.getQueryData(getGetWidgetsQueryKey()) !== undefined) return null
  const read = early ?? readFirstScreenful()
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, longestWait))])
  return null
}

/** Their code is there as a rule. Where it is not, each widget says so in its own place. */
async function loadWidgetViews(): Promise<void> {
  await Promise.allSettled(Object.values(moduleKinds).map(({ WidgetView }) => WidgetView.preload()))
}

/**
 * Asks for the contents of the first widgets as soon as the widgets are known, before they render. Resolves when those of
 * the first one are there: the others arrive while React renders it.
 */
async function readFirstScreenful(): Promise<void> {
  const early = handover().widgets
  handover().widgets = undefined
  await queryClient.prefetchQuery({
    ...getGetWidgetsQueryOptions(),
    ...(early && { queryFn: ({ signal }) => confirmed(early).catch(() => getWidgets(signal)) }),
  })
  const widgets = widgetsOf(queryClient.getQueryData<Dashboard>(getGetWidgetsQueryKey()))
  const reads = widgets
    .slice(0, mostInView)
    .map(async ({ kind, widget }) => kind.prefetchWidget?.(queryClient, widget))
  await reads[0]
}

/** Returns the answer to the start script, which is that of the person that the server says is signed in. */
async function confirmed(early: Promise<Dashboard>): Promise<Dashboard> {
  await whenSessionConfirmed()
  return early
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
        <ClockNote />
        <DayOffer />
        <QueryBoundary loading={<DashboardSkeleton />} failure={t('failed')}>
          <PagePartsProvider>
            <Widgets />
          </PagePartsProvider>
        </QueryBoundary>
        {/* Last, so that nothing moves under the finger of a person who ticks without a connection. */}
        <ConnectionBanner />
      </Stack>
    </>
  )
}

function Widgets() {
  const { data } = useGetWidgetsSuspense()
  const widgets = widgetsOf(data, useChosenOrders())
  useCardKeys()
  if (widgets.length === 0) return <FirstRunScreen />
  return (
    <Stack gap={6}>
      <WidgetGrid widgets={widgets} />
      <DashboardExtras widgets={widgets} />
    </Stack>
  )
}

const ClockNote = quietPart(async () => (await import('./DashboardExtras.tsx')).ClockNote)
const DashboardExtras = quietPart(
  async () => (await import('./DashboardExtras.tsx')).DashboardExtras,
)

function PartMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('dashboard')
  return <LoadFailure text={t('failed')} onRetry={onRetry} />
}
