import { setTimeout as delay } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { toResponse } from '../http/routing/apiResponse.ts'

/** Something that goes wrong on purpose for the next requests that fit. */
export interface InjectedFault {
  /** Left out: any method. */
  method?: string
  /** The beginning of a path, or a pattern between slashes with a caret: `/^.../`. */
  path: string
  /** Responds with this status, with `body` as JSON, or as it is when it is a text. */
  status?: number
  body?: unknown
  /** What the response has besides, for instance `Retry-After`. */
  headers?: Record<string, string>
  /** Waits first. Without another fault the request then continues as usual. */
  delayMs?: number
  /** Breaks the connection: before the request is handled, or after, when its effect is kept. */
  drop?: 'before' | 'after'
  /** Responds 200 with JSON that is cut off. */
  garbage?: boolean
  /** How often; once if left out. */
  times?: number
}

/** A fault that is set; `times` is how often it may still happen. */
export type FaultLeft = InjectedFault & { times: number }

/** Lets faults happen to every request that is not for the test mode itself. */
export function faultMiddleware(set: { faults: FaultLeft[] }): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith('/__test__/')) return next()
    const fault = set.faults.find((one) => one.times > 0 && fits(one, c.req.method, c.req.path))
    if (!fault) return next()
    fault.times -= 1
    if (fault.delayMs) await delay(fault.delayMs)
    if (fault.drop === 'before') return dropConnection(c)
    if (fault.garbage) return c.body('{"garbage', 200, { 'Content-Type': 'application/json' })
    const { status, body, headers = {} } = fault
    if (status !== undefined) return toResponse({ status, body: body ?? { status }, headers })
    await next()
    if (fault.drop === 'after') c.res = dropConnection(c)
    return undefined
  }
}

function fits(fault: InjectedFault, method: string, path: string): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false
  const pattern = /^\/(\^.*)\/$/.exec(fault.path)?.[1]
  return pattern ? new RegExp(pattern).test(path) : path.startsWith(fault.path)
}

function dropConnection(c: Context): Response {
  const { incoming } = c.env as HttpBindings
  incoming.socket.destroy()
  return new Response(null)
}
