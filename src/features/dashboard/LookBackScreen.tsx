import { type Dashboard, getGetWidgetsQueryOptions, useGetWidgetsSuspense } from '@daymark/api'
import { Breadcrumbs, Skeleton } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, type Params, redirect, useParams } from 'react-router-dom'
import { userContext } from '../../lib/session/guards.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import '../../ui/look-back/texts.ts'
import { openKinds } from '../openKinds.ts'
import { kindOfSlug } from '../moduleKinds.ts'
import { dashboardWidgetPath, paths } from '../../paths.ts'
import { NotFoundError } from '../../ui/notFoundError.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'

/** Returns the kind that the URL names, and its past. No other kind has such a page: throws a redirect to the dashboard. */
function readKind(params: Params) {
  const kind = kindOfSlug(params['kind'])
  if (kind?.LookBack === undefined) throw redirect(paths.dashboard)
  return { ...kind, LookBack: kind.LookBack }
}

/** Waits for nothing but what this device has kept, where it has kept the widgets. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { LookBack } = readKind(params)
  await Promise.all([openKinds(queryClient, context.get(userContext).id), LookBack.preload()])
  const options = getGetWidgetsQueryOptions()
  const widgets = await queryClient.ensureQueryData(options)
  // What this device has kept may be older than a card that was made on another one.
  if (!widgetOf(widgets, params)) await queryClient.fetchQuery({ ...options, staleTime: 0 })
  return null
}

function widgetOf(widgets: Dashboard, params: Params) {
  return widgets[readKind(params).kind]?.find(({ id }) => String(id) === params['widgetId'])
}

export function Component() {
  const { t } = useTranslation(['lookBack', 'dashboard', 'shell'])
  const params = useParams()
  const { kind, LookBack } = readKind(params)
  const { data: widgets } = useGetWidgetsSuspense()
  const widget = widgetOf(widgets, params)
  if (widget === undefined) throw new NotFoundError(params['widgetId'])
  return (
    <>
      <ScreenHeader
        title={t('title', { name: widget.name })}
        parent={
          <Breadcrumbs
            label={t('shell:breadcrumbs')}
            items={[{ label: t('dashboard:title'), href: dashboardWidgetPath(kind, widget.id) }]}
            current={t('title', { name: widget.name })}
          />
        }
      />
      <QueryBoundary loading={<Skeleton shape="block" />} failure={t('failed')}>
        <LookBack key={widget.id} widget={widget} />
      </QueryBoundary>
    </>
  )
}
