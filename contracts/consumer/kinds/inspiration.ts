import { MatchersV3 } from '@pact-foundation/pact'
import { inspiration as testedKind } from '@daymark/backend/testing/kinds/inspiration.ts'
import type { Kind } from './kind.ts'

export const inspiration: Kind = {
  ...testedKind,
  optionFields: {
    name: MatchersV3.string('Happy'),
    type: 'text',
    text: MatchersV3.string('Be happy'),
    image: null,
    imageURL: null,
  },
  changedOption: { type: 'text', text: 'Be calm' },
}
