import { appendFileSync } from 'node:fs'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import type { MiddlewareHandler } from 'hono'

/** What the app asked for: an operation, the names of its query parameters (and `page=last`), and the status it got. */
export interface NotedRequest {
  operation: OperationId
  query: string[]
  status: number
}

const patterns = Object.entries(apiOperations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Writes each request that a browser sends to a file, once for each shape. Faults that a test has set are left out. */
export function noteRequests(file: string): MiddlewareHandler {
  const noted = new Set<string>()
  return async (c, next) => {
    await next()
    const { method, path } = c.req
    const operation = patterns.find((one) => one.method === method && one.pattern.test(path))?.id
    // Only browsers send the first header. Tests also call the API themselves, and in a page they say so.
    const isOfApp = c.req.header('Sec-Fetch-Site') !== undefined && !c.req.header('X-Of-A-Test')
    if (!operation || !isOfApp) return
    const query = Object.entries(c.req.query()).map(([name, value]) =>
      name === 'page' && value === 'last' ? 'page=last' : name,
    )
    const note: NotedRequest = { operation, query: query.toSorted(), status: c.res.status }
    const line = `${JSON.stringify(note)}\n`
    if (noted.has(line)) return
    noted.add(line)
    appendFileSync(file, line)
  }
}
