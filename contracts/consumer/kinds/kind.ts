import type { OperationId } from '@daymark/api/schemas'
import type { Noun, TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'

/** A kind of module, as the promises about every kind need it. */
export interface Kind extends TestedKind {
  /** The members of an option that the app reads, besides its id and its module. */
  optionFields: object
  /** What a change of an option sends besides its name. */
  changedOption: Record<string, unknown>
}

/** Returns the operations of the objects with this name. */
export const operationsOf = (noun: Noun) =>
  ({
    list: `list${noun}s`,
    create: `create${noun}`,
    get: `get${noun}`,
    update: `update${noun}`,
    remove: `delete${noun}`,
  }) as Record<'list' | 'create' | 'get' | 'update' | 'remove', OperationId>
