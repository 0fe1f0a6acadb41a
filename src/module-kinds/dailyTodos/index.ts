import {
  createDailyTodosModule,
  createDailyTodosWidget,
  type DailyTodoOption,
  deleteDailyTodoOption,
  deleteDailyTodosModule,
  deleteDailyTodosWidget,
  getDailyTodoOption,
  getDailyTodosModule,
  getDailyTodosWidget,
  listDailyTodoOptions,
  listDailyTodosModules,
  listDailyTodosWidgets,
  updateDailyTodosModule,
  updateDailyTodosWidget,
} from '@daymark/api'
import { ChecklistIcon } from '@daymark/design-system'
import { lazy } from 'react'
import { defineModuleKind } from '../moduleKind.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

/** Daily to-dos: every day each option is to do, skipped or done. */
export const dailyTodos = defineModuleKind<DailyTodoOption>({
  kind: 'dailyTodos',
  slug: 'daily-todos',
  icon: ChecklistIcon,
  module: {
    resource: 'daily-todos-modules',
    list: listDailyTodosModules,
    get: getDailyTodosModule,
    create: createDailyTodosModule,
    update: updateDailyTodosModule,
    remove: deleteDailyTodosModule,
  },
  option: {
    resource: 'daily-todo-options',
    list: listDailyTodoOptions,
    get: getDailyTodoOption,
    remove: deleteDailyTodoOption,
    columns: (t) => [{ id: 'text', header: t('option.text'), cell: ({ text }) => text }],
    Form: lazy(() => import('./OptionForm.tsx')),
  },
  widget: {
    resource: 'daily-todos-widgets',
    list: listDailyTodosWidgets,
    get: getDailyTodosWidget,
    create: createDailyTodosWidget,
    update: updateDailyTodosWidget,
    remove: deleteDailyTodosWidget,
  },
  WidgetView: lazy(() => import('./WidgetView.tsx')),
  WidgetSkeleton,
})
