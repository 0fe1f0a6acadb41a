import type { Value } from '../database/database.ts'
import { fieldError } from '../http/formats/contentIssues.ts'
import { invalid } from '../http/formats/contentProblem.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import type { KindTables } from './kind.ts'
import { checkModuleFilter } from './modules.ts'
import { narrow, readPage, type PageQuery } from './page.ts'

export interface ItemQuery extends PageQuery {
  module?: number
  date?: string
}

/** One page of the items of one kind, by module (newest first), day and option. */
export function listItems<Item>(
  context: RequestContext & { query: ItemQuery },
  tables: KindTables & { items: string },
  columns: string,
) {
  const { services, userId, query } = context
  checkModuleFilter(context, tables.modules, query.module)
  const owned = { sql: 'module.user_id = ?', values: [userId] }
  const selection = {
    columns: `item.id, item.module_id AS module, ${columns}`,
    from: `${tables.items} AS item JOIN ${tables.modules} AS module ON module.id = item.module_id`,
    joined: `JOIN ${tables.options} AS option ON option.id = item.option_id`,
    where: narrow(owned, { 'item.module_id': query.module, 'item.date': query.date }),
    // By the module's own id: the database then walks its index and stops after one page.
    order: 'module.id DESC, item.date, option.name, option.id',
  }
  return ok(readPage<Item>(services.database, selection, query))
}

/** Makes an item and returns its id. Throws 400 `unique` when the database has the item of that day already. */
export function createItem(
  { services }: RequestContext,
  table: string,
  row: Record<string, Value>,
) {
  const id = services.database.insertUnlessThere(table, row)
  if (id === undefined) throw invalid(fieldError('non_field_errors', 'unique'))
  return id
}
