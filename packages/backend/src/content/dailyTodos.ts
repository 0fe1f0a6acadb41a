import type { DailyTodoItem, DailyTodoOption, DailyTodoStatus } from '@daymark/api/schemas'
import { created, ok } from '../http/routing/apiResponse.ts'
import { fieldError } from '../http/formats/contentIssues.ts'
import { invalid, notFound } from '../http/formats/contentProblem.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { createItem, listItems } from './items.ts'
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
  items: 'item.date, item.option_id AS option, item.status',
}

const options = partOperations({
  table: tables.options,
  modulesTable: tables.modules,
  columns: columns.options,
  order: 'part.name',
  toPart: (row: DailyTodoOption) => row,
  write: (_context, { name, text }: { name: string; text: string }) => ({ name, text }),
})

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
  widgets: (context) => allWidgets(context, tables),

  operations: {
    ...named('DailyTodosModule', moduleOperations(tables.modules)),
    ...named('DailyTodoOption', options),
    ...named('DailyTodosWidget', widgetOperations(tables)),

    listDailyTodoItems: {
      handle: (context) => listItems<DailyTodoItem>(context, tables, columns.items),
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
      before: (context) => void getItem(context),
      handle(context) {
        const { services, path, body } = context
        const { status } = body
        if (status !== undefined) services.database.update(tables.items, path.id, { status })
        return ok(getItem(context))
      },
    },
  } satisfies Partial<Operations>,

  seed: {
    option: ({ text }: SeedOption) => ({ text }),
    items: ({ items = {} }) => Object.entries(items).map(([date, status]) => ({ date, status })),
  },
})

function getItem({ services, userId, path }: RequestContext & { path: { id: number } }) {
  const item = services.database.get<DailyTodoItem>(
    `SELECT item.id, item.module_id AS module, ${columns.items} FROM ${tables.items} AS item
     JOIN ${tables.modules} AS module ON module.id = item.module_id AND module.user_id = ?
     WHERE item.id = ?`,
    userId,
    path.id,
  )
  if (!item) throw notFound()
  return item
}
