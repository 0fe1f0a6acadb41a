import { getGetWidgetsQueryOptions, useGetWidgetsSuspense } from '@daymark/api'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { queryClient } from '../../lib/query/queryClient.ts'
import type { AnyModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { userContext } from '../../lib/session/guards.ts'
import { moduleKinds } from '../moduleKinds.ts'
import { openKinds } from '../openKinds.ts'

/** The kind that has a past to show. */
const kindWithHistory = Object.values<AnyModuleKind>(moduleKinds).find(({ History }) => History)

/** Waits for the persisted answers only, where the widgets are among them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await Promise.all([
    openKinds(queryClient, context.get(userContext).id),
    kindWithHistory?.History?.preload(),
  ])
  await queryClient.ensureQueryData(getGetWidgetsQueryOptions())
  return null
}

export function Component() {
  const { data: widgets } = useGetWidgetsSuspense()
  const { moduleId } = useParams()
  if (!kindWithHistory?.History) return null
  const { kind, History } = kindWithHistory
  const module = moduleId === undefined ? undefined : Number(moduleId)
  return <History key={moduleId ?? ''} widgets={widgets[kind]} module={module} />
}
