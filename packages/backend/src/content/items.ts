import type { ContentError } from '../http/contentProblem.ts'
import type { Visit } from '../http/operation.ts'
import { checkModuleFilter } from './modules.ts'
import { readPage, type PageQuery } from './page.ts'

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
export function listItems<Row>(visit: Visit & { query: ItemQuery }, tables: ItemTables) {
  const { services, userId, query } = visit
  checkModuleFilter(visit, tables.modules, query.module)
  const selection = {
    columns: 'item.*',
    from: `FROM ${tables.items} AS item
      JOIN ${tables.modules} AS module ON module.id = item.module_id AND module.user_id = ?
      JOIN ${tables.options} AS option ON option.id = item.option_id
      WHERE item.module_id = coalesce(?, item.module_id) AND item.date = coalesce(?, item.date)`,
    order: 'item.module_id DESC, item.date, option.name, option.id',
    values: [userId, query.module ?? null, query.date ?? null],
  }
  return readPage<Row>(services.database, selection, query)
}

/** There already is an item with these members (1.8). */
export function notUnique(members: readonly string[]): ContentError {
  return {
    code: 'unique',
    detail: `The fields ${members.join(', ')} must make a unique set.`,
    attr: 'non_field_errors',
  }
}
