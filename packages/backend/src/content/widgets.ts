import type { RequestContext } from '../http/routing/operation.ts'
import type { KindTables } from './kind.ts'
import { partOperations } from './parts.ts'

interface Widget {
  id: number
  module: number
  name: string
}

/** The operations on the widgets of one kind of module; every kind has the same widgets. */
export function widgetOperations({ widgets, modules }: KindTables) {
  return partOperations({
    table: widgets,
    modulesTable: modules,
    columns: 'part.name',
    order: 'part.name',
    toPart: (row: Widget) => row,
    write: (_context, { name }: { name: string }) => ({ name }),
  })
}

/** Every widget of the caller's modules of one kind, the newest module first; not paged. */
export function allWidgets({ services, userId }: RequestContext, { widgets, modules }: KindTables) {
  return services.database.all<Widget>(
    `SELECT part.id, part.module_id AS module, part.name
     FROM ${widgets} AS part JOIN ${modules} AS module ON module.id = part.module_id
     WHERE module.user_id = ? ORDER BY module.id DESC, part.name, part.id`,
    userId,
  )
}
