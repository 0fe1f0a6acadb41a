import type { KindTables } from '../tables.ts'
import { partOperations, partReader } from './parts.ts'

interface Widget {
  id: number
  module: number
  name: string
}

const source = ({ widgets, modules }: KindTables) => ({
  table: widgets,
  modulesTable: modules,
  columns: 'part.name',
  order: 'part.name',
})

/** Returns the operations on the widgets of one kind of module; every kind has the same widgets. */
export function widgetOperations(tables: KindTables) {
  return partOperations({
    ...source(tables),
    show: (row: Widget) => row,
    changes: (_context, { name }: { name: string }) => ({ name }),
  })
}

/** Reads every widget of the caller's modules of one kind, the newest module first; not paged. */
export function allWidgets(tables: KindTables) {
  return partReader<Widget>(source(tables)).all
}
