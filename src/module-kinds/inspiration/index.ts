import {
  type InspirationOption,
  getCreateInspirationModuleMutationOptions,
  getCreateInspirationWidgetMutationOptions,
  getDeleteInspirationModuleMutationOptions,
  getDeleteInspirationOptionMutationOptions,
  getDeleteInspirationWidgetMutationOptions,
  getGetInspirationModuleQueryOptions,
  getGetInspirationOptionQueryOptions,
  getGetInspirationWidgetQueryOptions,
  getListInspirationModulesQueryOptions,
  getListInspirationOptionsQueryOptions,
  getListInspirationWidgetsQueryOptions,
  getUpdateInspirationModuleMutationOptions,
  getUpdateInspirationWidgetMutationOptions,
} from '@daymark/api'
import { SparkleIcon } from '@daymark/design-system'
import { lazy } from 'react'
import { utcToday } from '../../ui/days.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { defineModuleKind } from '../moduleKind.ts'
import { optionOfDay } from './widgetQueries.ts'

declare module '../../i18n/catalogues.ts' {
  interface Catalogues {
    inspiration: typeof import('../../i18n/locales/en-GB/inspiration.json')
    thoughtMenu: typeof import('../../i18n/locales/en-GB/later/thoughtMenu.json')
  }
}

/** Inspiration: every day shows one of the texts and images. */
export const inspiration = defineModuleKind<InspirationOption>({
  kind: 'inspiration',
  slug: 'inspiration',
  icon: SparkleIcon,
  module: {
    list: getListInspirationModulesQueryOptions,
    get: getGetInspirationModuleQueryOptions,
    create: getCreateInspirationModuleMutationOptions,
    update: getUpdateInspirationModuleMutationOptions,
    remove: getDeleteInspirationModuleMutationOptions,
  },
  option: {
    list: getListInspirationOptionsQueryOptions,
    get: getGetInspirationOptionQueryOptions,
    remove: getDeleteInspirationOptionMutationOptions,
    columns: (t) => [
      {
        id: 'type',
        header: t('option.type'),
        cell: ({ type }) => t(`option.types.${type}`),
      },
    ],
    Form: lazy(() => import('./OptionForm.tsx')),
  },
  widget: {
    list: getListInspirationWidgetsQueryOptions,
    get: getGetInspirationWidgetQueryOptions,
    create: getCreateInspirationWidgetMutationOptions,
    update: getUpdateInspirationWidgetMutationOptions,
    remove: getDeleteInspirationWidgetMutationOptions,
  },
  firstRun: async () => (await import('./firstRun.ts')).firstRun,
  takeout: async () => (await import('./takeout.ts')).takeout,
  WidgetView: lazyComponent(async () => (await import('./WidgetView.tsx')).WidgetView),
  prefetchWidget(client, { module }) {
    void client.prefetchQuery(optionOfDay(module, utcToday()))
  },
})
