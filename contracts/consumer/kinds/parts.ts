import { MatchersV3 } from '@pact-foundation/pact'
import { examples } from '../../examples.ts'
import { contentsOf } from '../contents.ts'
import { kinds } from './index.ts'

const { fromProviderState, integer, string } = MatchersV3
const { optionId, widgetId } = examples['a person with content']

/** The resources of every kind that belong to a module: its options and its widgets. */
export const parts = kinds.flatMap((kind) => {
  const { newModule, newOption, newWidget } = contentsOf(kind)
  return [
    {
      ...kind.options,
      id: optionId,
      /** Its path in the calls of a state, which fills in the id. */
      pathInCalls: `${kind.options.path}\${optionId}/`,
      newPart: newOption,
      /** What is sent with a new one besides its module and its name. */
      others: kind.option,
      fields: { id: integer(6), module: integer(2), ...kind.optionFields },
      change: { name: 'Changed', ...kind.changedOption },
    },
    {
      ...kind.widgets,
      id: widgetId,
      pathInCalls: `${kind.widgets.path}\${widgetId}/`,
      newPart: newWidget,
      others: {},
      fields: { id: integer(3), module: integer(2), name: string('Today') },
      change: { name: 'Changed' },
    },
  ].map((part) => ({
    ...part,
    newModule,
    nounOfModule: kind.modules.noun,
    pathOfModule: `${kind.modules.path}\${moduleId}/`,
    pathOfOne: fromProviderState(part.pathInCalls, `${part.path}${part.id}/`),
  }))
})
