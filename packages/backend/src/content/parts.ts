import type { Value } from '../database/database.ts'
import { created, noContent, ok } from '../http/routing/apiResponse.ts'
import { notFound } from '../http/formats/contentProblem.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { checkModuleFilter, requireModule } from './modules.ts'
import { narrow, readPage, type PageQuery } from './page.ts'

interface ById extends RequestContext {
  path: { id: number }
}

export interface PartQuery extends PageQuery {
  module?: number
}

/** Where the parts of one kind of module are, and what is read of them. */
interface PartTable {
  table: string
  modulesTable: string
  /** What a row has besides its id and module, in SQL, and a table that this takes besides `part`. */
  columns: string
  joined?: string
  /** The order within a module. */
  order: string
}

/** What is particular about the options or the widgets of one kind of module. */
export interface PartKind<Row, Part, Changes> extends PartTable {
  toPart(row: Row, context: RequestContext): Part
  /**
   * The columns that a body sets; `current` is the stored row, if there is one. May throw 400 for
   * what the description cannot express.
   */
  write(context: RequestContext, changes: Changes, current: Row | undefined): Record<string, Value>
  afterChange?(context: RequestContext): void
}

/** Reads what belongs to the modules of one kind: options, widgets or items. */
export function partReader<Row>({ table, modulesTable, columns, joined = '', order }: PartTable) {
  const selection = {
    columns: `part.id, part.module_id AS module, ${columns}`,
    from: `${table} AS part JOIN ${modulesTable} AS module ON module.id = part.module_id`,
    joined,
    // By the module's own id: the database then walks its index and stops after one page.
    order: `module.id DESC, ${order}, part.id`,
  }
  const one = `SELECT ${selection.columns} FROM ${selection.from} ${joined}
    WHERE module.user_id = ? AND part.id = ?`

  return {
    /** One of the caller's. Throws 404 for somebody else's, like for one that does not exist. */
    get({ services, userId, path }: ById): Row {
      const row = services.database.get<Row>(one, userId, path.id)
      if (!row) throw notFound()
      return row
    },

    /** One page of the caller's, the newest module first; `filters` are columns besides the module. */
    list(
      context: RequestContext & { query: PartQuery },
      filters: Record<string, Value | undefined> = {},
    ) {
      const { services, userId, query } = context
      checkModuleFilter(context, modulesTable, query.module)
      const owned = { sql: 'module.user_id = ?', values: [userId] }
      const where = narrow(owned, { 'part.module_id': query.module, ...filters })
      return readPage<Row>(services.database, { ...selection, where }, query)
    },
  }
}

/** The operations on what belongs to a module. A part stays in its module. */
export function partOperations<Row, Part, Changes>(kind: PartKind<Row, Part, Changes>) {
  const { table, modulesTable } = kind
  const { get, list } = partReader<Row>(kind)
  const show = (context: ById) => kind.toPart(get(context), context)

  return {
    list: {
      handle(context: RequestContext & { query: PartQuery }) {
        const page = list(context)
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
