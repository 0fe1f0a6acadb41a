import type { Value } from '../database/database.ts'
import { created, noContent, ok } from '../http/routing/apiResponse.ts'
import { notFound } from '../http/formats/contentProblem.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { checkModuleFilter, requireModule } from './modules.ts'
import { narrow, readPage, type PageQuery } from './page.ts'

interface ById extends RequestContext {
  path: { id: number }
}

/** What is particular about the options or the widgets of one kind of module. */
export interface PartKind<Row, Part, Changes> {
  table: string
  modulesTable: string
  /** What a row has besides its id and module, in SQL, and a table that this takes besides `part`. */
  columns: string
  joined?: string
  /** The order within a module. */
  order: string
  toPart(row: Row, context: RequestContext): Part
  /**
   * The columns that a body sets; `current` is the stored row, if there is one. May throw 400 for
   * what the description cannot express.
   */
  write(context: RequestContext, changes: Changes, current: Row | undefined): Record<string, Value>
  afterChange?(context: RequestContext): void
}

/**
 * The operations on what belongs to a module. A part stays in its module; somebody else's is
 * 404, like one that does not exist.
 */
export function partOperations<Row, Part, Changes>(kind: PartKind<Row, Part, Changes>) {
  const { table, modulesTable, joined = '' } = kind
  const selection = {
    columns: `part.id, part.module_id AS module, ${kind.columns}`,
    from: `${table} AS part JOIN ${modulesTable} AS module ON module.id = part.module_id`,
    joined,
    order: `module.id DESC, ${kind.order}, part.id`,
  }
  const one = `SELECT ${selection.columns} FROM ${selection.from} ${joined}
    WHERE module.user_id = ? AND part.id = ?`

  const get = ({ services, userId, path }: ById): Row => {
    const row = services.database.get<Row>(one, userId, path.id)
    if (!row) throw notFound()
    return row
  }
  const show = (context: ById) => kind.toPart(get(context), context)

  return {
    list: {
      handle(context: RequestContext & { query: PageQuery & { module?: number } }) {
        const { services, userId, query } = context
        checkModuleFilter(context, modulesTable, query.module)
        const owned = { sql: 'module.user_id = ?', values: [userId] }
        const where = narrow(owned, { 'part.module_id': query.module })
        const page = readPage<Row>(services.database, { ...selection, where }, query)
        return ok({ ...page, results: page.results.map((row) => kind.toPart(row, context)) })
      },
    },

    create: {
      handle(context: RequestContext & { body: Changes & { module: number } }) {
        const { services, body } = context
        requireModule(context, modulesTable, body.module)
        const row = { module_id: body.module, ...kind.write(context, body, undefined) }
        const id = services.database.insert(table, row)
        return created(show(Object.assign(context, { path: { id } })))
      },
    },

    get: { handle: (context: ById) => ok(show(context)) },

    update: {
      before: (context: ById) => void get(context),
      handle(context: ById & { body: Changes }) {
        const columns = kind.write(context, context.body, get(context))
        context.services.database.update(table, context.path.id, columns)
        kind.afterChange?.(context)
        return ok(show(context))
      },
    },

    delete: {
      handle(context: ById) {
        get(context)
        context.services.database.run(`DELETE FROM ${table} WHERE id = ?`, context.path.id)
        kind.afterChange?.(context)
        return noContent()
      },
    },
  }
}
