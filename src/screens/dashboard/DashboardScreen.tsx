import { getGetWidgetsQueryOptions } from '@daymark/api'
import { Stack } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../data/queryClient.ts'
import { userContext } from '../../auth/guards.ts'
import { openKinds } from '../../module-kinds/openKinds.ts'
import { moduleKinds } from '../../module-kinds/registry.ts'
import { keptOffline } from '../../offline/keptAnswers.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { WidgetGrid } from './WidgetGrid.tsx'

const FirstRunScreen = lazyPart(async () => (await import('./FirstRunScreen.tsx')).loadFirstRun(), {
  renderLoading: () => <DashboardSkeleton />,
  renderMissing: ({ retry }) => <PartMissing onRetry={retry} />,
})

const widgetsQuery = () => ({ ...getGetWidgetsQueryOptions(), ...keptOffline })

/** Starts reading and waits for nothing but what this device has kept: the screen shows at once. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await openKinds(queryClient, context.get(userContext).id)
  void queryClient.prefetchQuery(widgetsQuery())
  return null
}

export function Component() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <ScreenHeader title={t('title')} />
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
  const widgets = Object.values(moduleKinds).flatMap((kind) =>
    // A backend that does not know a kind yet has no list for it.
    (data[kind.kind] ?? []).map((widget) => ({ kind, widget })),
  )
  return widgets.length === 0 ? <FirstRunScreen /> : <WidgetGrid widgets={widgets} />
}

function PartMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('dashboard')
  return <LoadFailure text={t('failed')} onRetry={onRetry} />
}
