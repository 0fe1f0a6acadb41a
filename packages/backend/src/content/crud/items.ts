import type { Value } from '../../database/database.ts'
import { fieldError, invalid } from '../../http/formats/contentProblem.ts'
import { ok } from '../../http/routing/apiResponse.ts'
import type { RequestContext } from '../../http/routing/operation.ts'
import { itemPage } from './itemPages.ts'
import type { ItemTables } from '../tables.ts'
import { requireModule } from './modules.ts'
import { partReader, type PartQuery } from './parts.ts'
import type { ById } from './reader.ts'

/** Reads the items of one kind, by module (newest first), day and option. `show` makes an item of a row. */
export function itemReader<Row, Item>(
  tables: ItemTables,
  columns: string,
  show: (row: Row) => Item,
) {
  const { get } = partReader<Row>({
    table: tables.items,
    modulesTable: tables.modules,
    columns,
    // An option that was deleted a moment ago is in another module.
    joined: `JOIN ${tables.options} AS option ON option.id = part.option_id AND option.module_id = part.module_id`,
    order: 'part.date, option.name, option.id',
  })
  return {
    get: (context: ById) => show(get(context)),
    list: (context: RequestContext & { query: PartQuery & { date?: string } }) => {
      const { module } = context.query
      if (module !== undefined) requireModule(context, tables.modules, module, 'invalid_choice')
      const { pageCount, results } = itemPage<Row>(context, tables, columns)
      return ok({ pageCount, results: results.map(show) })
    },
  }
}

/** Makes an item and returns its id. Throws 400 `unique` when the database has the item of that day already. */
export function createItem(
  { services }: RequestContext,
  table: string,
  row: Record<string, Value>,
) {
  const id = services.database.insertUnlessThere(table, row)
  if (id === undefined) throw invalid(fieldError(null, 'unique'))
  return id
}
