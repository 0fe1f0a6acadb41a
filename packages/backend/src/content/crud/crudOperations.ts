import type { Value } from '../../database/database.ts'
import { created, noContent, ok } from '../../http/routing/apiResponse.ts'
import type { Quota, RequestContext } from '../../http/routing/operation.ts'
import type { ById, PageQuery } from './reader.ts'

/** The differences between the modules, the options or the widgets of one kind. */
interface ContentTable<Row, Shown, Query extends PageQuery, New, Changes> {
  table: string
  get(context: ById): Row
  page(context: RequestContext & { query: Query }): { pageCount: number; results: Row[] }
  show(row: Row, context: RequestContext): Shown
  /** The row that a body makes. */
  insertion(context: RequestContext, body: New): Record<string, Value>
  /** The columns that a body changes. */
  changes(context: RequestContext, body: Changes, current: Row): Record<string, Value>
  /** A change may leave more text than there was. */
  changesText?: true
  afterUpdate?(context: RequestContext): void
  /** Deletes the object of the path. */
  remove(context: ById): void
}

/** Returns the five operations on one table of the caller’s content. */
export function crudOperations<Row, Shown, Query extends PageQuery, New, Changes>(
  content: ContentTable<Row, Shown, Query, New, Changes>,
) {
  const { table } = content
  const show = (context: ById) => content.show(content.get(context), context)

  return {
    list: {
      handle(context: RequestContext & { query: Query }) {
        const page = content.page(context)
        return ok({ ...page, results: page.results.map((row) => content.show(row, context)) })
      },
    },

    create: {
      adds: ['entries', 'text'] satisfies Quota[],
      handle(context: RequestContext & { body: New }) {
        const row = content.insertion(context, context.body)
        const id = context.services.database.insert(table, row)
        return created(show(Object.assign(context, { path: { id } })))
      },
    },

    get: { handle: (context: ById) => ok(show(context)) },

    update: {
      adds: content.changesText ? (['text'] satisfies Quota[]) : [],
      before: (context: ById) => void content.get(context),
      handle(context: ById & { body: Changes }) {
        const columns = content.changes(context, context.body, content.get(context))
        context.services.database.update(table, context.path.id, columns)
        content.afterUpdate?.(context)
        return ok(show(context))
      },
    },

    delete: {
      handle(context: ById) {
        content.get(context)
        content.remove(context)
        return noContent
      },
    },
  }
}
