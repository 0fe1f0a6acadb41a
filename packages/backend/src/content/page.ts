import type { Database, Value } from '../database/database.ts'
import { notFound } from '../http/formats/contentProblem.ts'

export interface PageQuery {
  page?: number | 'last'
  page_size?: number
}

/** A SELECT in parts, so that it can be counted and cut. */
export interface Selection {
  columns: string
  from: string
  /** Further tables, which leave the number of rows as it is. */
  joined?: string
  where: Condition
  order: string
}

/** What a WHERE asks, and the values of its question marks. */
export interface Condition {
  sql: string
  values: readonly Value[]
}

/**
 * Adds a comparison for each column that has a value. One without is left out of the SQL altogether:
 * `column = coalesce(?, column)` would keep the database from using an index.
 */
export function narrow(
  condition: Condition,
  columns: Record<string, Value | undefined>,
): Condition {
  const given = Object.entries(columns).filter(
    (entry): entry is [string, Value] => entry[1] !== undefined,
  )
  return {
    sql: [condition.sql, ...given.map(([column]) => `${column} = ?`)].join(' AND '),
    values: [...condition.values, ...given.map(([, value]) => value)],
  }
}

const defaultSize = 10

/**
 * One page of a list (docs/product.md#6-5). Throws 404 `not_found` for a page that is not there; the first page
 * always is.
 */
export function readPage<Row>(
  database: Database,
  selection: Selection,
  query: PageQuery,
): { pageCount: number; results: Row[] } {
  const { columns, from, joined = '', where, order } = selection
  const size = query.page_size ?? defaultSize
  const total = database.get<{ count: number }>(
    `SELECT count(*) AS count FROM ${from} WHERE ${where.sql}`,
    ...where.values,
  )
  const pageCount = Math.ceil((total?.count ?? 0) / size)
  const last = Math.max(1, pageCount)
  const page = query.page === 'last' ? last : (query.page ?? 1)
  if (page > last) throw notFound('Invalid page.')
  // The casts change no number. SQLite plans a bare `LIMIT ?` anew for each number that it is given.
  const results = database.all<Row>(
    `SELECT ${columns} FROM ${from} ${joined} WHERE ${where.sql}
     ORDER BY ${order} LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)`,
    ...where.values,
    size,
    (page - 1) * size,
  )
  return { pageCount, results }
}
