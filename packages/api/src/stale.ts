import type { QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The queries that the mutation makes out of date, by the beginning of their keys. */
      stale?: readonly QueryKey[]
      /** Whether the mutation deletes the object whose id is in its variables. */
      isDeletion?: boolean
      /** Whether the mutation stays pending until the outdated queries have been fetched again. */
      isAwaited?: boolean
      [other: string]: unknown
    }
  }
}

const dashboard = ['api', 'v1', 'widgets']

/**
 * Called by orval for the options of every mutation. Adds `meta.stale`, the list and the objects of the resource
 * that the mutation changes, and the dashboard if its widgets may differ. Items are left out, because their widget
 * knows the response before the server does.
 *
 * @param url The path in the description, such as `/api/v1/daily-todo-options/{id}/`.
 */
export function withStale<Options extends { meta?: object | undefined }>(
  options: Options,
  { url }: { url: string },
  { operationId }: { operationId: string; operationName: string },
): Options {
  // The account is deleted without an id.
  const isDeletion = operationId.startsWith('delete') && url.includes('{id}')
  const meta = { stale: staleAfter(url, operationId), isDeletion }
  return { ...options, meta: { ...meta, ...options.meta } }
}

function staleAfter(url: string, operationId: string): QueryKey[] {
  const [resource = ''] = url.split('{')
  const key = resource.split('/').filter((part) => part !== '')
  // Passkeys are listed among the authenticators, one level up.
  if (key.at(-1) === 'webauthn') key.pop()
  if (url.includes('/auth/') || url.includes('-items/')) return []
  // The session ends with the account: to read it again would only be refused.
  if (operationId === 'deleteAccount') return []
  const changesDashboard = url.includes('widgets/') || /^delete\w+Module$/.test(operationId)
  return changesDashboard ? [key, dashboard] : [key]
}
