import type { Database, Value } from '../database/database.ts'
import { notFound } from '../http/contentProblem.ts'

export interface PageQuery {
  page?: number | 'last'
  page_size?: number
}

/** A SELECT in parts, so that it can be counted and cut. */
export interface Selection {
  columns: string
  /** Everything from FROM to WHERE. */
  from: string
  order: string
  values: readonly Value[]
}

const defaultSize = 10

/**
 * One page of a list (1.8). Throws 404 `not_found` for a page that is not there; the first page
 * always is.
 */
export function readPage<Row>(
  database: Database,
  selection: Selection,
  query: PageQuery,
): { pageCount: number; rows: Row[] } {
  const { columns, from, order, values } = selection
  const size = query.page_size ?? defaultSize
  const total = database.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)
  const pageCount = Math.ceil((total?.count ?? 0) / size)
  const last = Math.max(1, pageCount)
  const page = query.page === 'last' ? last : (query.page ?? 1)
  if (page > last) throw notFound('Invalid page.')
  const rows = database.all<Row>(
    `SELECT ${columns} ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    size,
    (page - 1) * size,
  )
  return { pageCount, rows }
}
