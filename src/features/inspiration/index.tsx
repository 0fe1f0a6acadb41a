import {
  type InspirationOption,
  createInspirationModule,
  createInspirationWidget,
  getCreateInspirationModuleMutationOptions,
  getCreateInspirationWidgetMutationOptions,
  getDeleteInspirationModuleMutationOptions,
  getDeleteInspirationOptionMutationOptions,
  getDeleteInspirationWidgetMutationOptions,
  getGetInspirationModuleSuspenseQueryOptions,
  getGetInspirationOptionSuspenseQueryOptions,
  getGetInspirationWidgetSuspenseQueryOptions,
  getListInspirationModulesQueryKey,
  getListInspirationOptionsQueryKey,
  getListInspirationWidgetsQueryKey,
  listInspirationModules,
  listInspirationOptions,
  listInspirationWidgets,
} from '@daymark/api'
import { SparkleIcon } from '@daymark/design-system'
import { dayNow } from '../../lib/days/days.ts'
import { lazyComponent, lazyPart } from '../../ui/lazyPart.tsx'
import { defineModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { changeableList, changeableWidget, renamedThought } from './changeable.ts'
import { optionOfDay } from './optionOfDay.ts'

declare module '../../lib/i18n/catalogues.ts' {
  interface Catalogues {
    inspiration: typeof import('./en-GB.json')
  }
}

/** Inspiration: every day shows one of the texts and images. */
export const inspiration = defineModuleKind<InspirationOption>({
  kind: 'inspiration',
  slug: 'inspiration',
  icon: SparkleIcon,
  module: {
    list: { queryKey: getListInspirationModulesQueryKey, queryFn: listInspirationModules },
    get: getGetInspirationModuleSuspenseQueryOptions,
    create: getCreateInspirationModuleMutationOptions,
    send: createInspirationModule,
    change: changeableList,
    remove: getDeleteInspirationModuleMutationOptions,
    Sign: lazyPart(async () => (await import('./CollectionState.tsx')).CollectionSign),
    State: lazyPart(async () => (await import('./CollectionState.tsx')).CollectionState),
  },
  option: {
    list: { queryKey: getListInspirationOptionsQueryKey, queryFn: listInspirationOptions },
    get: getGetInspirationOptionSuspenseQueryOptions,
    remove: getDeleteInspirationOptionMutationOptions,
    rename: renamedThought,
    Facts: lazyComponent(
      async () => (await import('./collection-page/ThoughtFacts.tsx')).ThoughtFacts,
    ),
    Form: lazyComponent(async () => (await import('./OptionForm.tsx')).OptionForm),
  },
  widget: {
    list: { queryKey: getListInspirationWidgetsQueryKey, queryFn: listInspirationWidgets },
    get: getGetInspirationWidgetSuspenseQueryOptions,
    create: getCreateInspirationWidgetMutationOptions,
    send: createInspirationWidget,
    change: changeableWidget,
    remove: getDeleteInspirationWidgetMutationOptions,
    Question: lazyPart(async () => (await import('./ThoughtQuestion.tsx')).ThoughtQuestion),
  },
  firstRun: async () => (await import('./firstRun.ts')).firstRun,
  takeout: async () => (await import('./takeout.ts')).takeout,
  WidgetView: lazyComponent(async () => (await import('./WidgetView.tsx')).WidgetView),
  prefetchWidget: (client, { module }) => client.prefetchQuery(optionOfDay(module, dayNow())),
})
