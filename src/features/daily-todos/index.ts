import {
  createDailyTodosModule,
  createDailyTodosWidget,
  type DailyTodoOption,
  getCreateDailyTodosModuleMutationOptions,
  getCreateDailyTodosWidgetMutationOptions,
  getDeleteDailyTodoOptionMutationOptions,
  getDeleteDailyTodosModuleMutationOptions,
  getDeleteDailyTodosWidgetMutationOptions,
  getGetDailyTodoOptionSuspenseQueryOptions,
  getGetDailyTodosModuleSuspenseQueryOptions,
  getGetDailyTodosWidgetSuspenseQueryOptions,
  isArchivedOn,
} from '@daymark/api'
import { ChecklistIcon } from '@daymark/design-system'
import { dayNow } from '../../lib/days/days.ts'
import { takeOverRecordsWith } from '../../lib/offline/localRecords.ts'
import { persisted } from '../../lib/offline/persisted.ts'
import { lazyComponent, lazyPart } from '../../ui/lazyPart.tsx'
import { defineModuleKind } from '../../ui/module-kind/moduleKind.ts'
import './appBadge.ts'
import { changeableList, changeableWidget, renamedTodo } from './changeable.ts'
import { takeOverFormerChoices } from './status/formerRecords.ts'
import { giveHue, hueOf } from './listHue.ts'
import { registerSetStatus } from './status/setStatus.ts'
import { dayItems, lists, moduleOptions } from './todoQueries.ts'
import { WidgetSkeleton } from './card/WidgetSkeleton.tsx'

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
    change: changeableList,
    remove: getDeleteDailyTodosModuleMutationOptions,
    hueOf,
    Sign: lazyPart(async () => (await import('./ListSign.tsx')).ListSign),
    State: lazyPart(async () => (await import('./ListState.tsx')).ListState),
    Settings: lazyComponent(
      async () => (await import('./list-page/ListSettings.tsx')).ListSettings,
    ),
    NewHue: lazyComponent(async () => (await import('./NewListHue.tsx')).NewListHue),
    onCreated: giveHue,
  },
  option: {
    list: lists.options,
    get: getGetDailyTodoOptionSuspenseQueryOptions,
    remove: getDeleteDailyTodoOptionMutationOptions,
    rename: renamedTodo,
    Facts: lazyComponent(async () => (await import('./list-page/TodoFacts.tsx')).TodoFacts),
    Form: lazyComponent(async () => (await import('./OptionForm.tsx')).OptionForm),
    State: lazyComponent(async () => (await import('./todo-page/TodoPage.tsx')).TodoState),
    Settings: lazyComponent(async () => (await import('./todo-page/TodoPage.tsx')).TodoSettings),
  },
  archive: {
    isArchived: (option) => isArchivedOn(option, dayNow()),
    List: lazyComponent(async () => (await import('./archive/ArchivedTodos.tsx')).ArchivedTodos),
    Offer: lazyComponent(async () => (await import('./archive/ArchiveOffer.tsx')).ArchiveOffer),
  },
  widget: {
    list: lists.widgets,
    get: getGetDailyTodosWidgetSuspenseQueryOptions,
    create: getCreateDailyTodosWidgetMutationOptions,
    send: createDailyTodosWidget,
    change: changeableWidget,
    remove: getDeleteDailyTodosWidgetMutationOptions,
    Question: lazyPart(async () => (await import('./card/ListQuestion.tsx')).ListQuestion),
  },
  firstRun: async () => (await import('./firstRun.ts')).firstRun,
  takeout: async () => (await import('./takeout.ts')).takeout,
  DayHead: lazyPart(async () => (await import('./head/DayHead.tsx')).DayHead),
  Commands: lazyComponent(async () => (await import('./TodoCommands.tsx')).TodoCommands),
  WidgetView: lazyComponent(async () => (await import('./card/WidgetView.tsx')).WidgetView),
  History: lazyComponent(async () => (await import('./history/HistoryPage.tsx')).HistoryPage),
  prefetchWidget: (client, { module }) =>
    Promise.all([
      client.prefetchQuery(moduleOptions(module)),
      client.prefetchQuery(dayItems(module, dayNow())),
    ]),
  WidgetSkeleton,
  registerMutations(client) {
    // Also of the days that come with the past of a list.
    client.setQueryDefaults(lists.items.queryKey(), persisted)
    registerSetStatus(client)
    takeOverRecordsWith(takeOverFormerChoices)
  },
})
