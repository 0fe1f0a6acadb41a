import {
  type DailyTodoOption,
  getCreateDailyTodosModuleMutationOptions,
  getCreateDailyTodosWidgetMutationOptions,
  getDeleteDailyTodoOptionMutationOptions,
  getDeleteDailyTodosModuleMutationOptions,
  getDeleteDailyTodosWidgetMutationOptions,
  getGetDailyTodoOptionQueryOptions,
  getGetDailyTodosModuleQueryOptions,
  getGetDailyTodosWidgetQueryOptions,
  getListDailyTodoOptionsQueryOptions,
  getListDailyTodosModulesQueryOptions,
  getListDailyTodosWidgetsQueryOptions,
  getUpdateDailyTodosModuleMutationOptions,
  getUpdateDailyTodosWidgetMutationOptions,
} from '@daymark/api'
import { ChecklistIcon } from '@daymark/design-system'
import { lazy } from 'react'
import { utcToday } from '../../ui/days.ts'
import { lazyComponent, lazyPart } from '../../ui/lazyPart.tsx'
import { defineModuleKind } from '../moduleKind.ts'
import { dayItems } from './dayItems.ts'
import { StatusMessages } from './StatusMessages.tsx'
import { startStatusQueue } from './statusQueue.ts'
import { moduleOptions } from './widgetQueries.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

declare module '../../i18n/catalogues.ts' {
  interface Catalogues {
    dailyTodos: typeof import('../../i18n/locales/en-GB/dailyTodos.json')
    listChanges: typeof import('../../i18n/locales/en-GB/later/listChanges.json')
  }
}

/** Daily to-dos: every day each option is to do, skipped or done. */
export const dailyTodos = defineModuleKind<DailyTodoOption>({
  kind: 'dailyTodos',
  slug: 'daily-todos',
  icon: ChecklistIcon,
  module: {
    list: getListDailyTodosModulesQueryOptions,
    get: getGetDailyTodosModuleQueryOptions,
    create: getCreateDailyTodosModuleMutationOptions,
    update: getUpdateDailyTodosModuleMutationOptions,
    remove: getDeleteDailyTodosModuleMutationOptions,
  },
  option: {
    list: getListDailyTodoOptionsQueryOptions,
    get: getGetDailyTodoOptionQueryOptions,
    remove: getDeleteDailyTodoOptionMutationOptions,
    columns: (t) => [{ id: 'text', header: t('option.text'), cell: ({ text }) => text }],
    Form: lazy(() => import('./OptionForm.tsx')),
  },
  widget: {
    list: getListDailyTodosWidgetsQueryOptions,
    get: getGetDailyTodosWidgetQueryOptions,
    create: getCreateDailyTodosWidgetMutationOptions,
    update: getUpdateDailyTodosWidgetMutationOptions,
    remove: getDeleteDailyTodosWidgetMutationOptions,
  },
  firstRun: async () => (await import('./firstRun.ts')).firstRun,
  takeout: async () => (await import('./takeout.ts')).takeout,
  Summary: lazyPart(async () => (await import('./DaySummary.tsx')).DaySummary),
  Commands: lazyComponent(async () => (await import('./TodoCommands.tsx')).TodoCommands),
  WidgetView: lazyComponent(async () => (await import('./WidgetView.tsx')).WidgetView),
  LookBack: lazyComponent(async () => (await import('./history/LookBack.tsx')).LookBack),
  prefetchWidget(client, { module }) {
    void client.prefetchQuery(moduleOptions(module))
    void client.prefetchQuery(dayItems(module, utcToday()))
  },
  WidgetSkeleton,
  background: { start: startStatusQueue, Messages: StatusMessages },
})
