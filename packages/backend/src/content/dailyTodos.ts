import type { DailyTodoStatus } from '@daymark/api/schemas'
import { created, ok } from '../http/routing/apiResponse.ts'
import { fieldError } from '../http/formats/contentIssues.ts'
import { invalid, notFound } from '../http/formats/contentProblem.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { listItems, type ItemTables } from './items.ts'
import { defineKind } from './kind.ts'
import { moduleOperations, requireModule } from './modules.ts'
import { partOperations, type PartRow } from './parts.ts'
import { widgetOperations } from './widgets.ts'

const tables: ItemTables = {
  modules: 'daily_todos_modules',
  options: 'daily_todo_options',
  items: 'daily_todo_items',
}
const widgetsTable = 'daily_todos_widgets'

interface OptionRow extends PartRow {
  name: string
  text: string
}

interface ItemRow extends PartRow {
  date: string
  option_id: number
  status: DailyTodoStatus
}

const modules = moduleOperations(tables.modules)
const widgets = widgetOperations(widgetsTable, tables.modules)
const options = partOperations({
  table: tables.options,
  modulesTable: tables.modules,
  order: 'part.name',
  toPart: ({ id, module_id, name, text }: OptionRow) => ({ id, module: module_id, name, text }),
  columns: (_context, { name, text }: { name: string; text: string }) => ({ name, text }),
})

/** Daily to-dos: each day every option of a module is to do, skipped or done. */
export const dailyTodos = defineKind({
  widgets: widgets.all,

  exported: {
    modules: tables.modules,
    options: { table: tables.options, members: ({ text }) => ({ text }) },
    items: {
      table: tables.items,
      members: ({ option_id, date, status }) => ({ option: option_id, date, status }),
    },
    widgets: widgetsTable,
  },

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
    deleteDailyTodoOption: options.delete,

    listDailyTodosWidgets: widgets.list,
    createDailyTodosWidget: widgets.create,
    getDailyTodosWidget: widgets.get,
    updateDailyTodosWidget: widgets.update,
    deleteDailyTodosWidget: widgets.delete,

    listDailyTodoItems: {
      handle(context) {
        const { pageCount, rows } = listItems<ItemRow>(context, tables)
        return ok({ pageCount, results: rows.map(toItem) })
      },
    },

    createDailyTodoItem: {
      handle(context) {
        const { database } = context.services
        const { module, date, option, status } = context.body
        requireModule(context, tables.modules, module)
        const ofModule = `SELECT 1 FROM ${tables.options} WHERE id = ? AND module_id = ?`
        if (!database.get(ofModule, option, module))
          throw invalid(fieldError('option', 'does_not_exist'))
        const same = `SELECT 1 FROM ${tables.items} WHERE module_id = ? AND date = ? AND option_id = ?`
        if (database.get(same, module, date, option)) {
          throw invalid(fieldError('non_field_errors', 'unique'))
        }
        const row = { module_id: module, date, option_id: option, status }
        const id = database.insert(tables.items, row)
        return created({ id, module, date, option, status })
      },
    },

    updateDailyTodoItem: {
      before: (context) => void getItem(context),
      handle(context) {
        const { services, path, body } = context
        if (body.status !== undefined) {
          const sql = `UPDATE ${tables.items} SET status = ? WHERE id = ?`
          services.database.run(sql, body.status, path.id)
        }
        return ok(toItem(getItem(context)))
      },
    },
  } satisfies Partial<Operations>,
})

function getItem({ services, userId, path }: RequestContext & { path: { id: number } }): ItemRow {
  const row = services.database.get<ItemRow>(
    `SELECT item.* FROM ${tables.items} AS item
     JOIN ${tables.modules} AS module ON module.id = item.module_id AND module.user_id = ?
     WHERE item.id = ?`,
    userId,
    path.id,
  )
  if (!row) throw notFound()
  return row
}

function toItem(row: ItemRow) {
  return {
    id: row.id,
    module: row.module_id,
    date: row.date,
    option: row.option_id,
    status: row.status,
  }
}
