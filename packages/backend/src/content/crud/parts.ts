import type { Value } from '../../database/database.ts'
import type { RequestContext } from '../../http/routing/operation.ts'
import { crudOperations } from './crudOperations.ts'
import { requireModule } from './modules.ts'
import { type ById, reader, type PageQuery } from './reader.ts'

export interface PartQuery extends PageQuery {
  module?: number
}

/** The table of one kind of part, and its columns. */
interface PartTable {
  table: string
  modulesTable: string
  /** What a row has besides its id and module, in SQL, and a table that this takes besides `part`. */
  columns: string
  joined?: string
  /** The order within a module. */
  order: string
}

/** The differences between the options or the widgets of one kind of module. */
interface PartKind<Row, Part, Changes> extends PartTable {
  show(row: Row, context: RequestContext): Part
  /**
   * Returns the columns that a body sets. `current` is the stored row, if it exists. May throw 400 for what the
   * description cannot express.
   */
  changes(context: RequestContext, body: Changes, current?: Row): Record<string, Value>
  /** A change may leave more text than there was. */
  changesText?: true
  /** Deletes the part of the path. Deletes its row unless given. */
  remove?(context: ById): void
  afterChange?(context: RequestContext): void
}

/** Reads what belongs to the modules of one kind, the newest module first: options, widgets or items. */
export function partReader<Row>({ table, modulesTable, columns, joined, order }: PartTable) {
  const { get, all, page } = reader<Row>({
    columns: `part.id, part.module_id AS module, ${columns}`,
    from: `${table} AS part JOIN ${modulesTable} AS module ON module.id = part.module_id`,
    joined,
    id: 'part.id',
    // By the module's own id: the database then walks its index and stops after one page.
    order: `module.id DESC, ${order}, part.id`,
  })
  return {
    get,
    all,
    page(context: RequestContext & { query: PartQuery }) {
      const { module } = context.query
      if (module !== undefined) requireModule(context, modulesTable, module, 'invalid_choice')
      return page(context, { 'part.module_id': module })
    },
  }
}

/** Returns the operations on what belongs to a module. A part stays in its module. */
export function partOperations<Row, Part, Changes>(kind: PartKind<Row, Part, Changes>) {
  return crudOperations({
    ...kind,
    ...partReader<Row>(kind),
    insertion(context, body: Changes & { module: number }) {
      requireModule(context, kind.modulesTable, body.module)
      return { module_id: body.module, ...kind.changes(context, body) }
    },
    afterUpdate: kind.afterChange,
    remove(context: ById) {
      if (kind.remove) kind.remove(context)
      else context.services.database.run(`DELETE FROM ${kind.table} WHERE id = ?`, context.path.id)
      kind.afterChange?.(context)
    },
  })
}
