import { randomInt } from 'node:crypto'
import type { InspirationType } from '@daymark/api/schemas'
import { created, ok } from '../http/routing/apiResponse.ts'
import { fieldError } from '../http/formats/contentIssues.ts'
import { invalid } from '../http/formats/contentProblem.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { attachUpload, mediaUrl, ownsUpload, removeDetached } from '../uploads/uploads.ts'
import { listItems, type ItemTables } from './items.ts'
import { defineKind } from './kind.ts'
import { moduleOperations, requireModule } from './modules.ts'
import { partOperations, type PartRow } from './parts.ts'
import { widgetOperations } from './widgets.ts'

const tables: ItemTables = {
  modules: 'inspiration_modules',
  options: 'inspiration_options',
  items: 'inspiration_items',
}
const widgetsTable = 'inspiration_widgets'

interface OptionRow extends PartRow {
  name: string
  type: InspirationType
  text: string | null
  image_id: number | null
}

interface OptionChanges {
  name?: string
  type?: InspirationType
  text?: string
  image?: number
}

interface ItemRow extends PartRow {
  date: string
  option_id: number
}

const modules = moduleOperations(tables.modules, removeDetached)
const widgets = widgetOperations(widgetsTable, tables.modules)
const options = partOperations({
  table: tables.options,
  modulesTable: tables.modules,
  order: 'part.type, part.name',
  toPart: (row: OptionRow, context) => ({
    id: row.id,
    module: row.module_id,
    name: row.name,
    type: row.type,
    text: row.text,
    image: row.image_id,
    imageURL: row.image_id === null ? null : mediaUrl(context, row.image_id),
  }),
  columns: optionColumns,
  afterChange: removeDetached,
})

/** Inspiration: each day one option of a module, drawn by lot, a text or an image. */
export const inspiration = defineKind({
  widgets: widgets.all,

  exported: {
    modules: tables.modules,
    options: {
      table: tables.options,
      members: ({ type, text, image_id }) => ({ type, text, image: image_id }),
    },
    items: {
      table: tables.items,
      members: ({ option_id, date }) => ({ option: option_id, date }),
    },
    widgets: widgetsTable,
  },

  operations: {
    listInspirationModules: modules.list,
    createInspirationModule: modules.create,
    getInspirationModule: modules.get,
    updateInspirationModule: modules.update,
    deleteInspirationModule: modules.delete,

    listInspirationOptions: options.list,
    createInspirationOption: options.create,
    getInspirationOption: options.get,
    updateInspirationOption: options.update,
    patchInspirationOption: options.update,
    deleteInspirationOption: options.delete,

    listInspirationWidgets: widgets.list,
    createInspirationWidget: widgets.create,
    getInspirationWidget: widgets.get,
    updateInspirationWidget: widgets.update,
    deleteInspirationWidget: widgets.delete,

    listInspirationItems: {
      handle(context) {
        const { pageCount, rows } = listItems<ItemRow>(context, tables)
        const results = rows.map((row) => ({
          id: row.id,
          module: row.module_id,
          date: row.date,
          option: row.option_id,
        }))
        return ok({ pageCount, results })
      },
    },

    createInspirationItem: {
      handle(context) {
        const { database } = context.services
        const { module, date } = context.body
        requireModule(context, tables.modules, module)
        const same = `SELECT 1 FROM ${tables.items} WHERE module_id = ? AND date = ?`
        if (database.get(same, module, date)) {
          throw invalid(fieldError('non_field_errors', 'unique'))
        }
        const option = drawOption(context, module)
        const row = { module_id: module, date, option_id: option }
        const id = database.insert(tables.items, row)
        return created({ id, module, date, option })
      },
    },
  } satisfies Partial<Operations>,
})

/** What is left out keeps its value; a text is needed, and kept, only while the type is text. */
function optionColumns(
  context: RequestContext,
  changes: OptionChanges,
  current: OptionRow | undefined,
) {
  const { name, type, text, image } = changes
  const isText = (type ?? current?.type) === 'text'
  const textAfterwards = isText ? (text ?? current?.text ?? null) : null
  if (isText && textAfterwards === null) throw invalid(fieldError('text', 'required'))
  if (image !== undefined) {
    if (!ownsUpload(context, image)) throw invalid(fieldError('image', 'does_not_exist'))
    attachUpload(context, image)
  }
  return {
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    text: textAfterwards,
    ...(image !== undefined && { image_id: image }),
  }
}

function drawOption({ services }: RequestContext, module: number): number {
  const sql = `SELECT id FROM ${tables.options} WHERE module_id = ?`
  const ids = services.database.all<{ id: number }>(sql, module)
  const drawn = ids.length > 0 ? ids[randomInt(ids.length)] : undefined
  if (!drawn) {
    const detail = 'This module has no options yet.'
    throw invalid({ code: 'invalid', detail, attr: 'module' })
  }
  return drawn.id
}
