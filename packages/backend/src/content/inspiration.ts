import type { InspirationItem, InspirationOption, InspirationType } from '@daymark/api/schemas'
import { created } from '../http/routing/apiResponse.ts'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { attachUpload, mediaUrl, removeDetached } from '../uploads/uploads.ts'
import { seedImage, type SeedImage } from '../seed/image.ts'
import { draw } from './drawing.ts'
import { createItem, itemReader } from './crud/items.ts'
import { defineKind } from './kind.ts'
import { moduleOperations, requireModule } from './crud/modules.ts'
import type { ById } from './crud/reader.ts'
import { partOperations } from './crud/parts.ts'
import { removeOption } from './crud/removal.ts'
import { allWidgets, widgetOperations } from './crud/widgets.ts'

const tables = {
  modules: 'inspiration_modules',
  options: 'inspiration_options',
  items: 'inspiration_items',
  itemCounts: 'inspiration_item_counts',
  widgets: 'inspiration_widgets',
}

const columns = {
  options: 'part.name, part.type, part.text, part.image_id AS image',
  items: 'part.date, part.option_id AS option',
}

interface OptionRow extends Omit<InspirationOption, 'imageURL'> {
  /** That of the image's upload. Null where the option has no image. */
  uuid: string | null
  file_name: string
}

interface OptionChanges {
  name?: string
  type?: InspirationType
  text?: string
  image?: number
}

const modules = moduleOperations(tables, removeImages)
const widgets = widgetOperations(tables)

const options = partOperations({
  table: tables.options,
  modulesTable: tables.modules,
  columns: `${columns.options}, upload.uuid, upload.file_name`,
  changesText: true,
  joined: 'LEFT JOIN file_uploads AS upload ON upload.id = part.image_id',
  order: 'part.type, part.name',
  show: ({ uuid, file_name, ...option }: OptionRow, { services }) => ({
    ...option,
    imageURL: uuid === null ? null : mediaUrl(services, uuid, file_name),
  }),
  changes: optionColumns,
  remove(context) {
    // Its image goes with it, also when its days are deleted later.
    context.services.database.update(tables.options, context.path.id, { image_id: null })
    removeOption(context, tables)
  },
  afterChange: removeDetached,
})

type SeedOption = { name: string; days?: readonly string[] } & (
  { text: string } | { image: SeedImage | null }
)

/** Inspiration: each day one option of a module, drawn by lot without repeats, a text or an image. */
export const inspiration = defineKind({
  tables,
  columns,
  widgets: allWidgets(tables),

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
    deleteInspirationOption: options.delete,
    patchInspirationOption: options.update,

    listInspirationWidgets: widgets.list,
    createInspirationWidget: widgets.create,
    getInspirationWidget: widgets.get,
    updateInspirationWidget: widgets.update,
    deleteInspirationWidget: widgets.delete,

    listInspirationItems: {
      handle: itemReader(tables, columns.items, (item: InspirationItem) => item).list,
    },

    createInspirationItem: {
      adds: ['items'],
      handle(context) {
        const { module, date } = context.body
        requireModule(context, tables.modules, module)
        const option = drawOption(context, module, date)
        const row = { module_id: module, date, option_id: option }
        return created({ id: createItem(context, tables.items, row), module, date, option })
      },
    },
  } satisfies Partial<Operations>,

  seed: {
    option(option: SeedOption, services, userId) {
      const isText = 'text' in option
      return {
        type: isText ? 'text' : 'image',
        text: isText ? option.text : null,
        image_id: isText ? null : option.image && seedImage(services, userId, option.image),
      }
    },
    items: ({ days = [] }) => days.map((date) => ({ date })),
  },
})

/** A module's images go with it, also when its texts are deleted later. */
function removeImages(context: ById): void {
  const { services, path } = context
  const sql = `UPDATE ${tables.options} SET image_id = NULL WHERE module_id = ? AND image_id IS NOT NULL`
  services.database.run(sql, path.id)
  removeDetached(context)
}

/** Missing members keep their value. A text is required, and kept, only if the type is text. */
function optionColumns(context: RequestContext, changes: OptionChanges, current?: OptionRow) {
  const { name, type, text, image } = changes
  const isText = (type ?? current?.type) === 'text'
  const textAfterwards = isText ? (text ?? current?.text ?? null) : null
  if (isText && textAfterwards === null) throw invalid(fieldError('text', 'required'))
  if (image !== undefined && !attachUpload(context, image)) {
    throw invalid(fieldError('image', 'does_not_exist'))
  }
  return {
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    text: textAfterwards,
    ...(image !== undefined && { image_id: image }),
  }
}

function drawOption({ services }: RequestContext, module: number, date: string): number {
  const idsOf = (sql: string, ...values: (number | string)[]) =>
    services.database.all<{ id: number }>(sql, ...values).map(({ id }) => id)
  const drawn = draw(
    idsOf(`SELECT id FROM ${tables.options} WHERE module_id = ?`, module),
    idsOf(
      `SELECT option_id AS id FROM ${tables.items} WHERE module_id = ? AND date < ? ORDER BY date`,
      module,
      date,
    ),
  )
  if (drawn !== undefined) return drawn
  throw invalid({ code: 'invalid', detail: 'This module has no options yet.', attr: 'module' })
}
