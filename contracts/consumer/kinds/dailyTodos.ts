import * as api from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { dailyTodos as testedKind } from '@daymark/backend/testing/kinds/dailyTodos.ts'
import type { Kind } from './kind.ts'

export const dailyTodos: Kind = {
  ...testedKind,
  modules: {
    noun: 'DailyTodosModule',
    path: '/api/v1/daily-todos-modules/',
    list: api.listDailyTodosModules,
    create: api.createDailyTodosModule,
    get: api.getDailyTodosModule,
    update: api.updateDailyTodosModule,
    delete: api.deleteDailyTodosModule,
  },
  options: {
    noun: 'DailyTodoOption',
    path: '/api/v1/daily-todo-options/',
    list: api.listDailyTodoOptions,
    create: api.createDailyTodoOption,
    get: api.getDailyTodoOption,
    update: api.updateDailyTodoOption,
    delete: api.deleteDailyTodoOption,
  },
  widgets: {
    noun: 'DailyTodosWidget',
    path: '/api/v1/daily-todos-widgets/',
    list: api.listDailyTodosWidgets,
    create: api.createDailyTodosWidget,
    get: api.getDailyTodosWidget,
    update: api.updateDailyTodosWidget,
    delete: api.deleteDailyTodosWidget,
  },
  items: {
    noun: 'DailyTodoItem',
    path: '/api/v1/daily-todo-items/',
    list: api.listDailyTodoItems,
  },
  optionFields: { name: MatchersV3.string('Run'), text: MatchersV3.string('Go running') },
  changedOption: { text: 'Go for a walk' },
}
