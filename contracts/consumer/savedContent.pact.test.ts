import type { OperationId } from '@daymark/api/schemas'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Call } from '../states.ts'
import { contentsOf, everySign, longName, longText } from './contents.ts'
import { kinds } from './kinds/index.ts'
import { parts } from './kinds/parts.ts'
import { promiseReadBack, promiseSaved } from './saved.ts'

// What a call saves is promised with the call that reads it: a plausible answer is not enough.

const { integer } = MatchersV3

interface Resource {
  noun: string
  /** The calls that create its module, if it belongs to one, and the one that creates the object itself. */
  parents: readonly Call[]
  newOne: Call
  fields: object
  /** What is sent besides the name, with a new one and with a changed one. */
  others: Record<string, unknown>
  changed: Record<string, unknown>
}

const resources: Resource[] = [
  ...kinds.map((kind) => ({
    noun: kind.modules.noun,
    parents: [],
    newOne: contentsOf(kind).newModule({ name: 'Made' }),
    fields: { id: integer(2) },
    others: {},
    changed: {},
  })),
  ...parts.map(({ noun, newModule, newPart, fields, others, change }) => ({
    noun,
    parents: [newModule()],
    newOne: newPart({ name: 'Made' }),
    fields,
    others,
    changed: change,
  })),
]

for (const { noun, parents, newOne, fields, others, changed } of resources) {
  const reads = `get${noun}` as OperationId
  const ofModule = parents.length > 0 ? { module: '${moduleId}' } : {}
  const withText = 'text' in others
  const longest = { name: longName, ...(withText && { text: longText }) }
  const atLimits = `a name of 50 characters${withText ? ' and a text of 2,000' : ''}`

  const creating = { operation: `create${noun}` as OperationId, before: parents, reads }
  const created = (what: string, body: object) => ({
    ...creating,
    what,
    body: { ...ofModule, ...others, ...body },
    answer: { ...fields, ...others, ...body },
  })
  promiseReadBack(created('what was created', { name: 'Made' }))
  promiseReadBack(created('every letter and sign of a name', { name: everySign }))
  promiseSaved(created(atLimits, longest))

  const changing = {
    operation: `update${noun}` as OperationId,
    before: [...parents, newOne],
    reads,
  }
  const isChanged = (what: string, body: object) => ({
    ...changing,
    what,
    body: { ...changed, ...body },
    answer: { ...fields, ...changed, ...body },
  })
  promiseReadBack(isChanged('what was changed', { name: 'Changed' }))
  promiseSaved(isChanged(atLimits, longest))
}
