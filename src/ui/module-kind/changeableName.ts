import type { Changeable } from '../../lib/query/editing.ts'
import type { Named } from './moduleKind.ts'

/** How an object is changed that has nothing to change but a name: a module or a widget. */
export const changeableName = <Entity extends Named>({
  operation,
  read,
  update,
}: Pick<Changeable<Entity, object>, 'operation' | 'read'> & {
  update: (id: number, values: { name: string }) => Promise<Entity>
}): Changeable<Entity, { name: string }> => ({
  operation,
  valuesOf: ({ name }) => ({ name }),
  read,
  write: ({ id, name }, change) => update(id, { name, ...change }),
})
