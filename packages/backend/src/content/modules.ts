import { created, noContent, ok } from '../http/routing/apiResponse.ts'
import { invalid, notFound } from '../http/formats/contentProblem.ts'
import { fieldError } from '../http/formats/contentIssues.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { readPage, type PageQuery } from './page.ts'
import { formatTimestamp } from './timestamp.ts'

export interface Module {
  id: number
  user: number
  createdAt: string
  name: string
}

interface Row {
  id: number
  user_id: number
  created_at: number
  name: string
}

interface ById extends RequestContext {
  path: { id: number }
}

/**
 * The five operations on the modules of one kind. They belong to an account; somebody else's
 * are 404, like ones that do not exist.
 */
export function moduleOperations(table: string, afterDelete?: (context: RequestContext) => void) {
  const one = `SELECT * FROM ${table} WHERE id = ? AND user_id = ?`
  const get = ({ services, userId, path }: ById): Row => {
    const row = services.database.get<Row>(one, path.id, userId)
    if (!row) throw notFound()
    return row
  }

  return {
    list: {
      handle({ services, userId, query }: RequestContext & { query: PageQuery }) {
        const selection = {
          columns: '*',
          from: table,
          where: { sql: 'user_id = ?', values: [userId] },
          order: 'id DESC',
        }
        const page = readPage<Row>(services.database, selection, query)
        return ok({ ...page, results: page.results.map(toModule) })
      },
    },

    create: {
      handle({ services, userId, now, body }: RequestContext & { body: { name: string } }) {
        const row = { user_id: userId, created_at: now, name: body.name }
        return created(toModule({ id: services.database.insert(table, row), ...row }))
      },
    },

    get: { handle: (context: ById) => ok(toModule(get(context))) },

    update: {
      before: (context: ById) => void get(context),
      handle(context: ById & { body: { name: string } }) {
        const { services, path, body } = context
        services.database.update(table, path.id, { name: body.name })
        return ok(toModule(get(context)))
      },
    },

    delete: {
      handle(context: ById) {
        const { id } = get(context)
        context.services.database.run(`DELETE FROM ${table} WHERE id = ?`, id)
        afterDelete?.(context)
        return noContent()
      },
    },
  }
}

/** Whether a module of this kind belongs to the caller. */
export function ownsModule(
  { services, userId }: RequestContext,
  table: string,
  id: number,
): boolean {
  const sql = `SELECT 1 FROM ${table} WHERE id = ? AND user_id = ?`
  return services.database.get(sql, id, userId) !== undefined
}

/** Throws 400 `does_not_exist` on `module` unless the module in a body is the caller's. */
export function requireModule(context: RequestContext, table: string, id: number): void {
  if (!ownsModule(context, table, id)) throw invalid(fieldError('module', 'does_not_exist'))
}

/** Throws 400 `invalid_choice` when a list is filtered by a module that is not the caller's. */
export function checkModuleFilter(
  context: RequestContext,
  table: string,
  id: number | undefined,
): void {
  if (id !== undefined && !ownsModule(context, table, id))
    throw invalid(fieldError('module', 'invalid_choice'))
}

function toModule(row: Row): Module {
  return {
    id: row.id,
    user: row.user_id,
    createdAt: formatTimestamp(row.created_at),
    name: row.name,
  }
}
