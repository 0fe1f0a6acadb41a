import type { Dashboard } from '@daymark/api'
import { NotFoundError } from '../ui/NotFoundError.ts'
import { dailyTodos } from './dailyTodos/index.ts'
import { inspiration } from './inspiration/index.ts'
import type { AnyModuleKind } from './moduleKind.ts'

/** Every kind of module, in the order of the dashboard (spec section 2). */
export const moduleKinds = {
  dailyTodos,
  inspiration,
} satisfies Record<keyof Dashboard, AnyModuleKind>

/** The kind that a URL names by its segment. Throws `NotFoundError` for any other segment. */
export function kindOfSlug(slug: string | undefined): AnyModuleKind {
  const kind = Object.values(moduleKinds).find((candidate) => candidate.slug === slug)
  if (kind === undefined) throw new NotFoundError(slug)
  return kind
}
