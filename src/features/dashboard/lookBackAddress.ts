import { getGetWidgetsQueryOptions } from '@daymark/api'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { queryClient } from '../../lib/query/queryClient.ts'
import { userContext } from '../../lib/session/guards.ts'
import { paths } from '../../paths.ts'
import { kindOfSlug } from '../moduleKinds.ts'
import { openKinds } from '../openKinds.ts'

/** Redirects the address that the history of a list once had. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  const kind = kindOfSlug(params['kind'])
  if (kind?.History === undefined) throw redirect(paths.history)
  await openKinds(queryClient, context.get(userContext).id)
  const options = getGetWidgetsQueryOptions()
  const isList = ({ id }: { id: number }) => String(id) === params['widgetId']
  let list = (await queryClient.ensureQueryData(options))[kind.kind].find(isList)
  // The persisted answers may be older than a card that was made on another one.
  list ??= (await queryClient.fetchQuery({ ...options, staleTime: 0 }))[kind.kind].find(isList)
  throw redirect(list ? paths.historyOfList({ moduleId: list.module }) : paths.history)
}
