import { partOperations, type PartRow } from './parts.ts'

interface WidgetRow extends PartRow {
  name: string
}

/** The operations on the widgets of one kind of module; every kind has the same widgets. */
export function widgetOperations(table: string, modulesTable: string) {
  return partOperations({
    table,
    modulesTable,
    order: 'part.name',
    toPart: ({ id, module_id, name }: WidgetRow) => ({ id, module: module_id, name }),
    columns: (_context, { name }: { name: string }) => ({ name }),
  })
}
