import type { KindName } from '@daymark/backend/testing/kinds/testedKind.ts'
import { dailyTodos } from './dailyTodos.ts'
import { inspiration } from './inspiration.ts'
import type { Kind } from './kind.ts'

// A kind that the description knows and this table does not is a compile error here.
const table = { dailyTodos, inspiration } satisfies Record<KindName, Kind>

/** Every kind of module: what is promised for one is promised for all. */
export const kinds: readonly Kind[] = Object.values(table)
