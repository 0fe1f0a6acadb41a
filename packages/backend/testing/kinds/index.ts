import { dailyTodos } from './dailyTodos.ts'
import { inspiration } from './inspiration.ts'
import type { KindName, TestedKind } from './testedKind.ts'

// A kind that the description knows and this table does not is a compile error here.
const kinds = { dailyTodos, inspiration } satisfies Record<KindName, TestedKind>

/** Every kind of module: what is tested for one is tested for all. */
export const testedKinds: readonly TestedKind[] = Object.values(kinds)

/** Returns the kind with this name. Throws if there is no such kind. */
export function kindNamed(name: string): TestedKind {
  const found = testedKinds.find(({ kind }) => kind === name)
  if (!found) throw new Error(`There is no kind of module called ${name}`)
  return found
}

/** One list for each kind, as the dashboard has them: those that are named, and empty ones. */
export function dashboardOf<List>(lists: Partial<Record<KindName, List[]>> = {}) {
  return Object.fromEntries(testedKinds.map(({ kind }) => [kind, lists[kind] ?? []])) as Record<
    KindName,
    List[]
  >
}
