import type {
  ArchiveChange,
  DailyTodoItem,
  DailyTodoOption,
  DailyTodoStatus,
  ScheduleSince,
} from '@daymark/api/schemas'
import { created, ok } from '../http/routing/apiResponse.ts'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import type { Operations } from '../http/routing/operation.ts'
import { changedArchive, shownArchive } from './archive.ts'
import { createItem, itemReader } from './crud/items.ts'
import { defineKind } from './kind.ts'
import { moduleOperations, requireModule } from './crud/modules.ts'
import { partOperations } from './crud/parts.ts'
import { removeOption } from './crud/removal.ts'
import { changedSchedules, shownSchedules } from './schedules.ts'
import { allWidgets, widgetOperations } from './crud/widgets.ts'

const tables = {
  modules: 'daily_todos_modules',
  options: 'daily_todo_options',
  items: 'daily_todo_items',
  itemCounts: 'daily_todo_item_counts',
  widgets: 'daily_todos_widgets',
}

const columns = {
  options: 'part.name, part.text, part.schedules, part.archived',
  items: 'part.date, part.option_id AS option, part.status, part.note',
  itemText: 'part.note',
}

interface SentTodo {
  name?: string
  text?: string
  schedules?: readonly ScheduleSince[]
  archive?: readonly ArchiveChange[]
}

/** A to-do whose history is JSON; null until it gets one. */
interface TodoRow extends Pick<DailyTodoOption, 'id' | 'module' | 'name' | 'text'> {
  schedules: string | null
  archived: string | null
}

const modules = moduleOperations(tables)
const widgets = widgetOperations(tables)

const options = partOperations({
  table: tables.options,
  modulesTable: tables.modules,
  columns: columns.options,
  changesText: true,
  order: 'part.name',
  show: ({ schedules, archived, ...todo }: TodoRow): DailyTodoOption => ({
    ...todo,
    ...shownSchedules(schedules),
    archived: shownArchive(archived),
  }),
  changes: (_context, { name, text, schedules, archive }: SentTodo, current?: TodoRow) => ({
    ...(name !== undefined && { name }),
    ...(text !== undefined && { text }),
    ...changedSchedules(current?.schedules, schedules),
    ...changedArchive(current?.archived, archive),
  }),
  remove: (context) => removeOption(context, tables),
})

const items = itemReader(tables, columns.items, withNote)

type ItemRow = Omit<DailyTodoItem, 'note'> & { note: string | null }

/** Returns an item as the API has it. */
function withNote({ note, ...item }: ItemRow): DailyTodoItem {
  return note === null ? item : { ...item, note }
}

interface SeedOption {
  name: string
  text: string
  /** The status of this option by day. */
  items?: Readonly<Record<string, DailyTodoStatus>>
}

/** Daily to-dos: each day every option of a module is to do, skipped or done. */
export const dailyTodos = defineKind({
  tables,
  columns,
  widgets: allWidgets(tables),

  operations: {
    listDailyTodosModules: modules.list,
    createDailyTodosModule: modules.create,
    getDailyTodosModule: modules.get,
    updateDailyTodosModule: modules.update,
    deleteDailyTodosModule: modules.delete,

    listDailyTodoOptions: options.list,
    createDailyTodoOption: options.create,
    getDailyTodoOption: options.get,
    updateDailyTodoOption: options.update,
    patchDailyTodoOption: options.update,
    deleteDailyTodoOption: options.delete,

    listDailyTodosWidgets: widgets.list,
    createDailyTodosWidget: widgets.create,
    getDailyTodosWidget: widgets.get,
    updateDailyTodosWidget: widgets.update,
    deleteDailyTodosWidget: widgets.delete,

    listDailyTodoItems: {
      handle: items.list,
    },

    createDailyTodoItem: {
      adds: ({ body }) => (body.note ? ['items', 'text'] : ['items']),
      handle(context) {
        const { module, date, option, status, note: text } = context.body
        requireModule(context, tables.modules, module)
        const ofModule = `SELECT 1 FROM ${tables.options} WHERE id = ? AND module_id = ?`
        if (!context.services.database.get(ofModule, option, module))
          throw invalid(fieldError('option', 'does_not_exist'))
        const note = text || null
        const row = { module_id: module, date, option_id: option, status, note }
        const id = createItem(context, tables.items, row)
        return created(withNote({ id, module, date, option, status, note }))
      },
    },

    updateDailyTodoItem: {
      adds: ({ body }) => (body.note ? ['text'] : []),
      before: (context) => void items.get(context),
      handle(context) {
        const { services, path, body } = context
        const { status, note } = body
        const changes = {
          ...(status && { status }),
          ...(note !== undefined && { note: note || null }),
        }
        if (Object.keys(changes).length > 0)
          services.database.update(tables.items, path.id, changes)
        return ok(items.get(context))
      },
    },
  } satisfies Partial<Operations>,

  seed: {
    option: ({ text }: SeedOption) => ({ text }),
    items: ({ items = {} }) => Object.entries(items).map(([date, status]) => ({ date, status })),
  },
})
