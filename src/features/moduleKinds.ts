import { dailyTodos } from './daily-todos/index.ts'
import { inspiration } from './inspiration/index.tsx'
import type { AnyModuleKind, KindName } from '../ui/module-kind/moduleKind.ts'

/** Every kind of module, in the order of the dashboard. */
export const moduleKinds = {
  dailyTodos,
  inspiration,
} satisfies Record<KindName, AnyModuleKind>

/** Returns the kind that a URL names by its segment, if there is one. */
export function kindOfSlug(slug: string | undefined): AnyModuleKind | undefined {
  return Object.values(moduleKinds).find((candidate) => candidate.slug === slug)
}
