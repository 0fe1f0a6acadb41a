import {
  type DailyTodoOption,
  createDailyTodosModule,
  createDailyTodosWidget,
  getCreateDailyTodosModuleMutationOptions,
  getCreateDailyTodosWidgetMutationOptions,
  getDeleteDailyTodosModuleMutationOptions,
  getDeleteDailyTodoOptionMutationOptions,
  getDeleteDailyTodosWidgetMutationOptions,
  getGetDailyTodosModuleSuspenseQueryOptions,
  getGetDailyTodoOptionSuspenseQueryOptions,
  getGetDailyTodosWidgetSuspenseQueryOptions,
  getUpdateDailyTodosModuleMutationOptions,
  getUpdateDailyTodosWidgetMutationOptions,
} from '@daymark/api'
import { ChecklistIcon } from '@daymark/design-system'
import { dayNow } from '../../lib/days/days.ts'
import { lazyComponent, lazyPart } from '../../ui/lazyPart.tsx'
import { defineModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { startStatusQueue } from './statusQueue.ts'
import { dayItems, lists, moduleOptions } from './todoQueries.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

declare module '../../lib/i18n/catalogues.ts' {
  interface Catalogues {
    dailyTodos: typeof import('./en-GB.json')
  }
}

/** Daily to-dos: every day each option is to do, skipped or done. */
export const dailyTodos = defineModuleKind<DailyTodoOption>({
  kind: 'dailyTodos',
  slug: 'daily-todos',
  icon: ChecklistIcon,
  module: {
    list: lists.modules,
    get: getGetDailyTodosModuleSuspenseQueryOptions,
    create: getCreateDailyTodosModuleMutationOptions,
    send: createDailyTodosModule,
    update: getUpdateDailyTodosModuleMutationOptions,
    remove: getDeleteDailyTodosModuleMutationOptions,
  },
  option: {
    list: lists.options,
    get: getGetDailyTodoOptionSuspenseQueryOptions,
    remove: getDeleteDailyTodoOptionMutationOptions,
    columns: (t) => [{ id: 'text', header: t('option.text'), cell: ({ text }) => text }],
    Form: lazyComponent(async () => (await import('./OptionForm.tsx')).OptionForm),
  },
  widget: {
    list: lists.widgets,
    get: getGetDailyTodosWidgetSuspenseQueryOptions,
    create: getCreateDailyTodosWidgetMutationOptions,
    send: createDailyTodosWidget,
    update: getUpdateDailyTodosWidgetMutationOptions,
    remove: getDeleteDailyTodosWidgetMutationOptions,
  },
  firstRun: async () => (await import('./firstRun.ts')).firstRun,
  takeout: async () => (await import('./takeout.ts')).takeout,
  Summary: lazyPart(async () => (await import('./DaySummary.tsx')).DaySummary),
  Foot: lazyPart(async () => (await import('./StatusLegend.tsx')).StatusLegend),
  Commands: lazyComponent(async () => (await import('./TodoCommands.tsx')).TodoCommands),
  WidgetView: lazyComponent(async () => (await import('./WidgetView.tsx')).WidgetView),
  LookBack: lazyComponent(async () => (await import('./history/LookBack.tsx')).LookBack),
  prefetchWidget: (client, { module }) =>
    Promise.all([
      client.prefetchQuery(moduleOptions(module)),
      client.prefetchQuery(dayItems(module, dayNow())),
    ]),
  WidgetSkeleton,
  startInBackground: startStatusQueue,
})
