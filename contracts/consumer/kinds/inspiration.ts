import * as api from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { inspiration as testedKind } from '@daymark/backend/testing/kinds/inspiration.ts'
import type { Kind } from './kind.ts'

export const inspiration: Kind = {
  ...testedKind,
  modules: {
    noun: 'InspirationModule',
    path: '/api/v1/inspiration-modules/',
    list: api.listInspirationModules,
    create: api.createInspirationModule,
    get: api.getInspirationModule,
    update: api.updateInspirationModule,
    delete: api.deleteInspirationModule,
  },
  options: {
    noun: 'InspirationOption',
    path: '/api/v1/inspiration-options/',
    list: api.listInspirationOptions,
    create: api.createInspirationOption,
    get: api.getInspirationOption,
    update: api.updateInspirationOption,
    delete: api.deleteInspirationOption,
  },
  widgets: {
    noun: 'InspirationWidget',
    path: '/api/v1/inspiration-widgets/',
    list: api.listInspirationWidgets,
    create: api.createInspirationWidget,
    get: api.getInspirationWidget,
    update: api.updateInspirationWidget,
    delete: api.deleteInspirationWidget,
  },
  items: {
    noun: 'InspirationItem',
    path: '/api/v1/inspiration-items/',
    list: api.listInspirationItems,
  },
  optionFields: {
    name: MatchersV3.string('Happy'),
    type: 'text',
    text: MatchersV3.string('Be happy'),
    image: null,
    imageURL: null,
  },
  changedOption: { type: 'text', text: 'Be calm' },
}
