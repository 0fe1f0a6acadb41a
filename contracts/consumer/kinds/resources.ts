import { MatchersV3 } from '@pact-foundation/pact'
import { contentsOf } from '../contents.ts'
import { kinds } from './index.ts'
import { operationsOf } from './kind.ts'

const { integer, string } = MatchersV3

/** The modules of every kind, and what belongs to a module: its options and its widgets. */
export const resources = kinds.flatMap((kind) => {
  const { newModule, newOption, newWidget } = contentsOf(kind)
  const { module, option, widget } = kind.nouns
  return [
    {
      ...operationsOf(module),
      /** What creates its module, if it belongs to one. */
      parents: [],
      newOne: newModule,
      /** What is sent with a new one besides its module and its name. */
      others: {},
      fields: { id: integer(2), name: string('Health') },
      change: { name: 'Changed' },
      lastOne: 'the oldest',
    },
    {
      ...operationsOf(option),
      parents: [newModule],
      newOne: newOption,
      others: kind.option,
      fields: { id: integer(6), module: integer(2), ...kind.optionFields },
      change: { name: 'Changed', ...kind.changedOption },
      lastOne: 'the last name',
    },
    {
      ...operationsOf(widget),
      parents: [newModule],
      newOne: newWidget,
      others: {},
      fields: { id: integer(3), module: integer(2), name: string('Today') },
      change: { name: 'Changed' },
      lastOne: 'the last name',
    },
  ].map((resource) => ({ ...resource, removeModule: operationsOf(module).remove }))
})
