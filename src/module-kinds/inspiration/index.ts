import {
  createInspirationModule,
  createInspirationWidget,
  deleteInspirationModule,
  deleteInspirationOption,
  deleteInspirationWidget,
  getInspirationModule,
  getInspirationOption,
  getInspirationWidget,
  type InspirationOption,
  listInspirationModules,
  listInspirationOptions,
  listInspirationWidgets,
  updateInspirationModule,
  updateInspirationWidget,
} from '@daymark/api'
import { SparkleIcon } from '@daymark/design-system'
import { lazy } from 'react'
import { defineModuleKind } from '../moduleKind.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

/** Inspiration: every day shows one of the texts and images. */
export const inspiration = defineModuleKind<InspirationOption>({
  kind: 'inspiration',
  slug: 'inspiration',
  icon: SparkleIcon,
  module: {
    resource: 'inspiration-modules',
    list: listInspirationModules,
    get: getInspirationModule,
    create: createInspirationModule,
    update: updateInspirationModule,
    remove: deleteInspirationModule,
  },
  option: {
    resource: 'inspiration-options',
    list: listInspirationOptions,
    get: getInspirationOption,
    remove: deleteInspirationOption,
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
    resource: 'inspiration-widgets',
    list: listInspirationWidgets,
    get: getInspirationWidget,
    create: createInspirationWidget,
    update: updateInspirationWidget,
    remove: deleteInspirationWidget,
  },
  WidgetView: lazy(() => import('./WidgetView.tsx')),
  WidgetSkeleton,
})
