import type { Value } from '../database/database.ts'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import type { KindTables } from './kind.ts'
import { partReader, type PartQuery } from './parts.ts'

/** Reads the items of one kind, by module (newest first), day and option. */
export function itemReader<Item>(tables: KindTables & { items: string }, columns: string) {
  const { get, page } = partReader<Item>({
    table: tables.items,
    modulesTable: tables.modules,
    columns,
    joined: `JOIN ${tables.options} AS option ON option.id = part.option_id`,
    order: 'part.date, option.name, option.id',
  })
  return {
    get,
    list: (context: RequestContext & { query: PartQuery & { date?: string } }) =>
      ok(page(context, { 'part.date': context.query.date })),
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
