import { apiOperations } from '@daymark/api/schemas'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Services } from '../../services.ts'
import { allauthFormat } from '../formats/allauthFormat.ts'
import { inputCheck } from './inputCheck.ts'
import { contentFormat } from '../formats/contentFormat.ts'
import type { ApiFormat } from '../formats/apiFormat.ts'
import { operationHandler, type InputChecks } from './operationHandler.ts'
import type { AnyOperation, OperationId, Operations } from './operation.ts'
import { toResponse } from './apiResponse.ts'

const contentPrefix = '/api/'
const allauthPrefix = '/_allauth/'

/** Puts every operation of the description at its method and path. */
export function apiRoutes(services: Services, operations: Operations): Hono {
  const app = new Hono()
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: ({ req: { path, method } }, methods) =>
        toResponse(formatOf(path).methodNotAllowed(method, methods.join(', '))),
    }),
  )
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = apiOperations[id]
    const format = formatOf(path)
    const operation = operations[id] as AnyOperation
    const handle = operationHandler(services, format, operation, checksOf(id))
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(method, route, (c) => {
      c.set('route', route)
      return handle(c)
    })
  }
  return app
}

/** Returns whether a path belongs to the APIs rather than to the app. */
export function isApiPath(path: string): boolean {
  return path.startsWith(contentPrefix) || path.startsWith(allauthPrefix)
}

/** Returns the format of the API that a path belongs to; what belongs to none is worded like the content API. */
export function formatOf(path: string): ApiFormat {
  return path.startsWith(allauthPrefix) ? allauthFormat : contentFormat
}

// Made once per process, because converting the schemas takes a while.
const checks = new Map<OperationId, InputChecks>()

function checksOf(id: OperationId): InputChecks {
  const { params, query, body } = apiOperations[id]
  const result = checks.get(id) ?? {
    path: params && inputCheck(params),
    query: query && inputCheck(query),
    body: body && inputCheck(body),
  }
  checks.set(id, result)
  return result
}
