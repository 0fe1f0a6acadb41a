import { writeFileSync } from 'node:fs'
import { type ApiDocument, type OperationEntry, operationsOf } from './document.ts'

/**
 * Writes the client of one description. Each operation becomes a function that sends the request and, for
 * TanStack Query, options: `get…QueryOptions` for what is read, `get…MutationOptions` for what changes
 * something. openapi-fetch types each request by the description, so a wrong one would not compile.
 *
 * The functions of a client that is `byStatus` resolve with every documented response, told apart by its
 * status; those of the other resolve with the body of a success and throw for anything else.
 */
export function generateClient(document: ApiDocument, file: string, { byStatus }: Style): void {
  const operations = operationsOf(document).filter(
    ({ operation }) => !operation.tags.includes('uploads'),
  )
  const blocks = operations.flatMap((entry) => {
    const call = callOf(document, entry)
    return [
      byStatus ? requestByStatus(document, call) : request(call),
      ...(withoutOptions.has(call.id) ? [] : [optionsOf(call, operations)]),
    ]
  })
  const transport = byStatus
    ? `import { type AnswerOf, answer, type CallOptions } from '../transport/account.ts'`
    : `import { type CallOptions, content } from '../transport/content.ts'`
  const imports = [
    `import { apiMutation, apiQuery } from '../options.ts'`,
    transport,
    `import { client } from '../transport/client.ts'`,
    `import type * as types from './types.ts'`,
  ]
  writeFileSync(file, `${imports.join('\n')}\n\n${blocks.join('\n')}`)
}

interface Style {
  byStatus: boolean
}

/**
 * Operations that nobody hands to TanStack Query: the session and the steps of a passkey, which src/auth
 * sends one after the other, the statuses, whose mutation is more than a request, and the token that the
 * transport fetches for itself.
 */
const withoutOptions = new Set([
  'getSession',
  'deleteSession',
  'getPasskeyLoginOptions',
  'logInByPasskey',
  'getReauthenticationOptions',
  'reauthenticate',
  'getSignUpPasskeyOptions',
  'createSignUpPasskey',
  'getPasskeyOptions',
  'addPasskey',
  'updateDailyTodoItem',
  'getCsrf',
])

interface Call {
  id: string
  summary: string
  method: string
  path: string
  /** Names of the parts of the path, each a number. */
  ids: string[]
  bodyType: string | undefined
  queryType: string | undefined
  responses: OperationEntry['operation']['responses']
}

function callOf(document: ApiDocument, { method, path, operation }: OperationEntry): Call {
  const { operationId: id, summary, requestBody, responses } = operation
  const body = requestBody?.content['application/json'] as { schema: { $ref?: string } } | undefined
  return {
    id,
    summary,
    method,
    path,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    bodyType: body && `types.${body.schema.$ref?.split('/').at(-1)}`,
    queryType: hasQuery(document, operation) ? `types.${capitalised(id)}Params` : undefined,
    responses,
  }
}

/** Whether an operation takes parameters in the query of its address. */
export function hasQuery(
  document: ApiDocument,
  { parameters = [] }: OperationEntry['operation'],
): boolean {
  return parameters.some(({ $ref, in: place }) => {
    const name = $ref?.split('/').at(-1) ?? ''
    return (place ?? document.components['parameters']?.[name]?.in) === 'query'
  })
}

const capitalised = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

const idsOf = ({ ids }: Call) => ids.map((id) => `${id}: number`)
const queryOf = ({ queryType }: Call) => (queryType ? [`query?: ${queryType}`] : [])

function parametersOf(call: Call): string {
  const body = call.bodyType ? [`body: ${call.bodyType}`] : []
  return [...idsOf(call), ...body, ...queryOf(call), 'options?: CallOptions'].join(', ')
}

function sent(call: Call): string {
  const params = [
    ...(call.ids.length > 0 ? [`path: { ${call.ids.join(', ')} }`] : []),
    ...(call.queryType ? ['query'] : []),
  ]
  const init = [
    '...options',
    ...(call.bodyType ? ['body'] : []),
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
  ]
  return `client().${call.method.toUpperCase()}('${call.path}', { ${init.join(', ')} })`
}

function request(call: Call): string {
  return [
    `/** ${call.summary} */`,
    `export const ${call.id} = (${parametersOf(call)}) =>`,
    `  content(${sent(call)})`,
    '',
  ].join('\n')
}

function requestByStatus(document: ApiDocument, call: Call): string {
  const statuses = Object.entries(call.responses)
    .filter(([, { $ref, content }]) => 'application/json' in (content ?? resolve(document, $ref)))
    .map(([status]) => status)
  return [
    `/** ${call.summary} */`,
    `export const ${call.id} = (${parametersOf(call)}): Promise<AnswerOf<'${call.id}'>> =>`,
    `  answer(${sent(call)}, [${statuses.join(', ')}])`,
    '',
  ].join('\n')
}

const resolve = (document: ApiDocument, reference: string | undefined) =>
  document.components['responses']?.[reference?.split('/').at(-1) ?? '']?.content ?? {}

function optionsOf(call: Call, operations: OperationEntry[]): string {
  const name = `get${capitalised(call.id)}`
  if (call.method === 'get') {
    const takes = [...idsOf(call), ...queryOf(call)].join(', ')
    const passes = [...call.ids, ...(call.queryType ? ['query'] : []), '{ signal }'].join(', ')
    return [
      `/** ${call.summary} */`,
      `export const ${name}QueryOptions = (${takes}) =>`,
      `  apiQuery([${keyOf(call)}], ({ signal }) => ${call.id}(${passes}))`,
      '',
    ].join('\n')
  }
  const body = call.bodyType ? [`body`] : []
  return [
    `/** ${call.summary} */`,
    `export const ${name}MutationOptions = (${idsOf(call).join(', ')}) =>`,
    `  apiMutation((${call.bodyType ? `body: ${call.bodyType}` : ''}) => ${call.id}(${[...call.ids, ...body].join(', ')}), [${staleAfter(call, operations).join(', ')}])`,
    '',
  ].join('\n')
}

/** The parts of the path, then the query: the key of a list begins the keys of all objects in it. */
function keyOf({ path, queryType }: Call): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? part.slice(1, -1) : `'${part}'`))
  return [...parts, ...(queryType ? ['query'] : [])].join(', ')
}

/**
 * What a mutation makes stale: the list and the objects of its resource, and the dashboard if its widgets
 * may differ. Items are left to their widget, which knows the response before the server does.
 */
function staleAfter({ id, path }: Call, operations: OperationEntry[]): string[] {
  if (path.includes('-items/')) return []
  const resource = path.replace(/\{\w+\}\/$/, '')
  const list = operations.find(
    ({ method, path: otherPath, operation }) =>
      method === 'get' &&
      isResource(otherPath, resource) &&
      !withoutOptions.has(operation.operationId),
  )?.operation.operationId
  const changesDashboard = path.includes('widgets/') || /^delete\w+Module$/.test(id)
  return [...(list ? [list] : []), ...(changesDashboard ? ['getWidgets'] : [])].map(
    (stale) => `get${capitalised(stale)}QueryOptions().queryKey`,
  )
}

/** Passkeys are listed among the authenticators, one level up. */
const isResource = (path: string, resource: string) =>
  path === resource || resource === `${path}/webauthn`
