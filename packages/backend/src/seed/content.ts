import { kinds, type Kinds } from '../content/registry.ts'
import type { ModuleKind } from '../content/kind.ts'
import type { Services } from '../services.ts'

/** A module with what belongs to it. */
interface SeedModule<Option> {
  name: string
  options?: readonly (Option & { name: string })[]
  widgets?: readonly string[]
}

/** The modules that a test gives to an account, by their kind. */
export type SeedContent = {
  [Kind in keyof Kinds]?: readonly SeedModule<Parameters<Kinds[Kind]['seed']['option']>[0]>[]
}

/** The ids of one seeded module, in the order in which its parts were given. */
export interface SeededModule {
  id: number
  options: number[]
  widgets: number[]
  items: number[]
}

type Seeded = Record<keyof Kinds, SeededModule[]>

/** Gives content to an account, within the caller's transaction. Throws for a kind that there is not. */
export function seedContent(services: Services, userId: number, content: SeedContent): Seeded {
  const unknown = Object.keys(content).find((kind) => !(kind in kinds))
  if (unknown !== undefined) throw new Error(`No content can be seeded for the kind ${unknown}`)
  // Which options go with which kind is known to the caller's compiler, and lost here.
  const modulesOf = content as Record<string, readonly SeedModule<never>[] | undefined>
  const seeded = Object.entries(kinds).map(([name, kind]) => {
    const modules = modulesOf[name] ?? []
    return [name, modules.map((module) => seedModule<never>(services, userId, kind, module))]
  })
  return Object.fromEntries(seeded) as Seeded
}

function seedModule<Option>(
  services: Services,
  userId: number,
  { tables, seed }: ModuleKind<unknown, never, Option>,
  { name, options = [], widgets = [] }: SeedModule<Option>,
): SeededModule {
  const { database, clock } = services
  const module = { user_id: userId, created_at: clock.now(), name }
  const module_id = database.insert(tables.modules, module)
  const seeded: SeededModule = { id: module_id, options: [], widgets: [], items: [] }
  for (const option of options) {
    const columns = seed.option(option, services, userId)
    const option_id = database.insert(tables.options, { module_id, name: option.name, ...columns })
    seeded.options.push(option_id)
    for (const item of seed.items?.(option) ?? []) {
      seeded.items.push(database.insert(`${tables.items}`, { module_id, option_id, ...item }))
    }
  }
  for (const widget of widgets) {
    seeded.widgets.push(database.insert(tables.widgets, { module_id, name: widget }))
  }
  return seeded
}
