import type { RequestContext } from '../http/routing/operation.ts'
import { checkModuleFilter } from './modules.ts'
import { narrow, readPage, type PageQuery } from './page.ts'

export interface ItemQuery extends PageQuery {
  module?: number
  date?: string
}

export interface ItemTables {
  items: string
  options: string
  modules: string
}

/** One page of the items of one kind, by module (newest first), day and option. */
export function listItems<Row>(context: RequestContext & { query: ItemQuery }, tables: ItemTables) {
  const { services, userId, query } = context
  checkModuleFilter(context, tables.modules, query.module)
  const owned = { sql: 'module.user_id = ?', values: [userId] }
  const selection = {
    columns: 'item.*',
    from: `${tables.items} AS item JOIN ${tables.modules} AS module ON module.id = item.module_id`,
    orderedWith: `JOIN ${tables.options} AS option ON option.id = item.option_id`,
    where: narrow(owned, { 'item.module_id': query.module, 'item.date': query.date }),
    // By the module's own id: the database then walks its index and stops after one page.
    order: 'module.id DESC, item.date, option.name, option.id',
  }
  return readPage<Row>(services.database, selection, query)
}
