import { MatchersV3 } from '@pact-foundation/pact'
import { dailyTodos as testedKind } from '@daymark/backend/testing/kinds/dailyTodos.ts'
import type { Kind } from './kind.ts'

export const dailyTodos: Kind = {
  ...testedKind,
  optionFields: { name: MatchersV3.string('Run'), text: MatchersV3.string('Go running') },
  changedOption: { text: 'Go for a walk' },
}
