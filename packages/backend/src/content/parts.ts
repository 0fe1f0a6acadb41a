import type { Value } from '../database/database.ts'
import { created, noContent, ok } from '../http/routing/apiResponse.ts'
import { notFound } from '../http/formats/contentProblem.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { checkModuleFilter, requireModule } from './modules.ts'
import { narrow, readPage, type PageQuery } from './page.ts'

export interface PartRow {
  id: number
  module_id: number
}

interface ById extends RequestContext {
  path: { id: number }
}

/** What is particular about the options or the widgets of one kind of module. */
export interface PartKind<Row extends PartRow, Part, Changes> {
  table: string
  modulesTable: string
  /** The order within a module. */
  order: string
  toPart(row: Row, context: RequestContext): Part
  /**
   * The columns that a body sets; `current` is the stored row, if there is one. May throw 400 for
   * what the description cannot express.
   */
  columns(
    context: RequestContext,
    changes: Changes,
    current: Row | undefined,
  ): Record<string, Value>
  afterChange?(context: RequestContext): void
}

/**
 * The operations on what belongs to a module. A part stays in its module; somebody else's is
 * 404, like one that does not exist.
 */
export function partOperations<Row extends PartRow, Part, Changes>(
  kind: PartKind<Row, Part, Changes>,
) {
  const { table, modulesTable } = kind
  const tables = `${table} AS part JOIN ${modulesTable} AS module ON module.id = part.module_id`
  const owned = 'module.user_id = ?'
  const order = `module.id DESC, ${kind.order}, part.id`

  const get = ({ services, userId, path }: ById): Row => {
    const sql = `SELECT part.* FROM ${tables} WHERE ${owned} AND part.id = ?`
    const row = services.database.get<Row>(sql, userId, path.id)
    if (!row) throw notFound()
    return row
  }
  const exists = (context: ById) => void get(context)

  const update = {
    before: exists,
    handle(context: ById & { body: Changes }) {
      const columns = kind.columns(context, context.body, get(context))
      const names = Object.keys(columns)
      if (names.length > 0) {
        const assignments = names.map((name) => `${name} = ?`).join(', ')
        const sql = `UPDATE ${table} SET ${assignments} WHERE id = ?`
        context.services.database.run(sql, ...Object.values(columns), context.path.id)
      }
      kind.afterChange?.(context)
      return ok(kind.toPart(get(context), context))
    },
  }

  return {
    list: {
      handle(context: RequestContext & { query: PageQuery & { module?: number } }) {
        const { services, userId, query } = context
        checkModuleFilter(context, modulesTable, query.module)
        const selection = {
          columns: 'part.*',
          from: tables,
          where: narrow({ sql: owned, values: [userId] }, { 'part.module_id': query.module }),
          order,
        }
        const { pageCount, rows } = readPage<Row>(services.database, selection, query)
        return ok({ pageCount, results: rows.map((row) => kind.toPart(row, context)) })
      },
    },

    create: {
      handle(context: RequestContext & { body: Changes & { module: number } }) {
        const { services, body } = context
        requireModule(context, modulesTable, body.module)
        const columns = { module_id: body.module, ...kind.columns(context, body, undefined) }
        const id = services.database.insert(table, columns)
        const row = get(Object.assign(context, { path: { id } }))
        return created(kind.toPart(row, context))
      },
    },

    get: { handle: (context: ById) => ok(kind.toPart(get(context), context)) },

    update,

    delete: {
      handle(context: ById) {
        const { id } = get(context)
        context.services.database.run(`DELETE FROM ${table} WHERE id = ?`, id)
        kind.afterChange?.(context)
        return noContent()
      },
    },

    /** Every part of the caller, not paged. */
    all(context: RequestContext): Part[] {
      const { services, userId } = context
      const sql = `SELECT part.* FROM ${tables} WHERE ${owned} ORDER BY ${order}`
      return services.database.all<Row>(sql, userId).map((row) => kind.toPart(row, context))
    },
  }
}
