import type { Value } from '../../database/database.ts'
import { notFound } from '../../http/formats/contentProblem.ts'
import type { RequestContext } from '../../http/routing/operation.ts'

export interface PageQuery {
  page?: number | 'last'
  page_size?: number
}

export interface ById extends RequestContext {
  path: { id: number }
}

/** The source of a list, in SQL: modules, or rows that belong to them. */
export interface Source {
  columns: string
  /** The modules, under the name `module`, and a table with what belongs to them. */
  from: string
  /** Further tables, which leave the number of rows as it is. */
  joined?: string
  id: string
  order: string
}

const defaultSize = 10

/**
 * Returns the page that a query asks for: how many results there are at most, and after how many others. Throws 404
 * `not_found` for a page that is not there; the first page always is (docs/product.md#6-5).
 */
export function pageOf({ page, page_size }: PageQuery, total: number) {
  const size = page_size ?? defaultSize
  const pageCount = Math.ceil(total / size)
  const last = Math.max(1, pageCount)
  const number = page === 'last' ? last : (page ?? 1)
  if (number > last) throw notFound('Invalid page.')
  return { pageCount, size, offset: (number - 1) * size }
}

/** Reads what belongs to the caller. */
export function reader<Row>({ columns, from, joined = '', id, order }: Source) {
  const owned = 'module.user_id = ? AND module.deleted = 0'
  const select = `SELECT ${columns} FROM ${from} ${joined} WHERE ${owned}`

  return {
    /** Returns an object of the caller. Throws 404 if it does not exist or belongs to another person. */
    get({ services, userId, path }: ById): Row {
      const row = services.database.get<Row>(`${select} AND ${id} = ?`, userId, path.id)
      if (!row) throw notFound()
      return row
    },

    /** All of the caller's. */
    all({ services, userId }: RequestContext): Row[] {
      return services.database.all<Row>(`${select} ORDER BY ${order}`, userId)
    },

    /** One page of the caller's, where some columns have some values. For lists that quotas keep short. */
    page(
      { services, userId, query }: RequestContext & { query: PageQuery },
      filters: Record<string, Value | undefined> = {},
    ): { pageCount: number; results: Row[] } {
      // A filter without a value is left out of the SQL altogether: `column = coalesce(?, column)` would keep the
      // database from using an index.
      const given = Object.entries(filters).filter(
        (entry): entry is [string, Value] => entry[1] !== undefined,
      )
      const narrowed = given.map(([column]) => ` AND ${column} = ?`).join('')
      const values = [userId, ...given.map(([, value]) => value)]
      const total = services.database.get<{ count: number }>(
        `SELECT count(*) AS count FROM ${from} WHERE ${owned}${narrowed}`,
        ...values,
      )
      const { pageCount, size, offset } = pageOf(query, total?.count ?? 0)
      // The casts change no number. SQLite plans a bare `LIMIT ?` again for each number.
      const results = services.database.all<Row>(
        `${select}${narrowed} ORDER BY ${order} LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)`,
        ...values,
        size,
        offset,
      )
      return { pageCount, results }
    },
  }
}
