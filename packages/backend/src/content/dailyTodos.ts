import type { DailyTodoItem, DailyTodoOption, DailyTodoStatus } from '@daymark/api/schemas'
import { created, ok } from '../http/routing/apiResponse.ts'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import type { Operations } from '../http/routing/operation.ts'
import { createItem, itemReader } from './items.ts'
import { defineKind, named } from './kind.ts'
import { moduleOperations, requireModule } from './modules.ts'
import { partOperations } from './parts.ts'
import { allWidgets, widgetOperations } from './widgets.ts'

const tables = {
  modules: 'daily_todos_modules',
  options: 'daily_todo_options',
  items: 'daily_todo_items',
  widgets: 'daily_todos_widgets',
}

const columns = {
  options: 'part.name, part.text',
  items: 'part.date, part.option_id AS option, part.status',
}

const options = partOperations({
  table: tables.options,
  modulesTable: tables.modules,
  columns: columns.options,
  order: 'part.name',
  show: (row: DailyTodoOption) => row,
  changes: (_context, { name, text }: { name: string; text: string }) => ({ name, text }),
})

const items = itemReader<DailyTodoItem>(tables, columns.items)

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
    ...named('DailyTodosModule', moduleOperations(tables.modules)),
    ...named('DailyTodoOption', options),
    ...named('DailyTodosWidget', widgetOperations(tables)),

    listDailyTodoItems: {
      handle: items.list,
    },

    createDailyTodoItem: {
      handle(context) {
        const { module, date, option, status } = context.body
        requireModule(context, tables.modules, module)
        const ofModule = `SELECT 1 FROM ${tables.options} WHERE id = ? AND module_id = ?`
        if (!context.services.database.get(ofModule, option, module))
          throw invalid(fieldError('option', 'does_not_exist'))
        const row = { module_id: module, date, option_id: option, status }
        return created({ id: createItem(context, tables.items, row), module, date, option, status })
      },
    },

    updateDailyTodoItem: {
      before: (context) => void items.get(context),
      handle(context) {
        const { services, path, body } = context
        const { status } = body
        if (status !== undefined) services.database.update(tables.items, path.id, { status })
        return ok(items.get(context))
      },
    },
  } satisfies Partial<Operations>,

  seed: {
    option: ({ text }: SeedOption) => ({ text }),
    items: ({ items = {} }) => Object.entries(items).map(([date, status]) => ({ date, status })),
  },
})
