import { MutationCache, MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import {
  getListAuthenticatorsQueryOptions,
  getListEmailAddressesQueryOptions,
  getRenamePasskeyMutationOptions,
  getSignUpMutationOptions,
} from './generated/account.ts'
import {
  getCreateDailyTodoOptionMutationOptions,
  getDeleteDailyTodosModuleMutationOptions,
  getGetDailyTodoOptionQueryOptions,
  getGetDailyTodosModuleQueryOptions,
  getGetWidgetsQueryOptions,
  getListDailyTodoItemsQueryOptions,
  getListDailyTodoOptionsQueryOptions,
  getListDailyTodosModulesQueryOptions,
  getUpdateDailyTodoOptionMutationOptions,
  getUpdateDailyTodosWidgetMutationOptions,
} from './generated/content.ts'
import { type ApiMutation, markStale, withVariables } from './options.ts'
import { fakeServer, json } from './testing/fakeServer.ts'

afterEach(() => vi.unstubAllGlobals())

const queries: Record<string, { queryKey: QueryKey }> = {
  options: getListDailyTodoOptionsQueryOptions({ module: 2, page: 1 }),
  option: getGetDailyTodoOptionQueryOptions(6),
  items: getListDailyTodoItemsQueryOptions({ module: 2, date: '2026-03-01' }),
  modules: getListDailyTodosModulesQueryOptions(),
  module: getGetDailyTodosModuleQueryOptions(2),
  widgets: getGetWidgetsQueryOptions(),
  email: getListEmailAddressesQueryOptions(),
  passkeys: getListAuthenticatorsQueryOptions(),
}

/** The names of the queries that a mutation leaves stale. */
async function staleAfter<Variables>(
  { mutationFn, meta }: ApiMutation<unknown, Variables>,
  variables: Variables,
): Promise<string[]> {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => markStale(client, mutation.meta),
    }),
  })
  for (const { queryKey } of Object.values(queries)) client.setQueryData(queryKey, {})
  await new MutationObserver(client, { mutationFn, meta }).mutate(variables)
  return Object.entries(queries)
    .filter(([, { queryKey }]) => client.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)
}

test('a change of an option makes its lists and objects stale, and nothing else', async () => {
  fakeServer(json(200, { id: 6, module: 2, name: 'Run', text: 'Far' }))
  const update = getUpdateDailyTodoOptionMutationOptions(6)
  expect(await staleAfter(update, { name: 'Run', text: 'Far' })).toEqual(['options', 'option'])
})

test('a change of a widget makes the dashboard stale', async () => {
  fakeServer(json(200, { id: 6, module: 2, name: 'Run' }))
  const update = getUpdateDailyTodosWidgetMutationOptions(6)
  expect(await staleAfter(update, { name: 'Run' })).toEqual(['widgets'])
})

test('a deleted module makes the modules and the dashboard stale', async () => {
  fakeServer(new Response(null, { status: 204 }))
  const remove = getDeleteDailyTodosModuleMutationOptions(2)
  expect(await staleAfter(remove, undefined)).toEqual(['modules', 'module', 'widgets'])
})

test('a renamed passkey makes the list of authenticators stale', async () => {
  fakeServer(json(200, { status: 200 }))
  const rename = getRenamePasskeyMutationOptions()
  expect(await staleAfter(rename, { id: 1, name: 'Phone' })).toEqual(['passkeys'])
})

test('what is stale is not read before somebody goes where it shows', async () => {
  const client = new QueryClient()
  const server = fakeServer(json(200, {}))
  const module = getGetDailyTodosModuleQueryOptions(2)
  await client.fetchQuery(module)
  await markStale(client, getDeleteDailyTodosModuleMutationOptions(2).meta)
  expect(client.getQueryState(module.queryKey)?.isInvalidated).toBe(true)
  expect(server.requests).toHaveLength(1)
})

test('a mutation can take other variables than the body', async () => {
  const server = fakeServer(json(201, { id: 6, module: 2, name: 'Run', text: 'Far' }))
  const create = withVariables(getCreateDailyTodoOptionMutationOptions(), (name: string) => ({
    module: 2,
    name,
    text: 'Far',
  }))
  await create.mutationFn('Run')
  expect(await server.requests[0]?.json()).toEqual({ module: 2, name: 'Run', text: 'Far' })
})

test('an account mutation resolves with whatever the description names, told apart by status', async () => {
  const flows = [{ id: 'verify_email', is_pending: true }]
  fakeServer(json(401, { status: 401, data: { flows }, meta: { is_authenticated: false } }))
  const answer = await getSignUpMutationOptions().mutationFn({ email: 'a@b.nl' })
  expect(answer.status === 401 && answer.data.flows).toEqual(flows)
})
