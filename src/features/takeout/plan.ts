import type { Named, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { type Reading, type TakenOption, type Unit, unitOf } from '../../ui/module-kind/takeout.ts'
import type { KindTakeout, FileModule } from './fileFormat.ts'

/** One module of a file, beside what already exists. */
export interface PlannedModule {
  kindTakeout: KindTakeout
  name: string
  /** The module of this name, if there is one. */
  existing: Named | undefined
  options: PlannedOption[]
  /** Names of widgets that are not there. */
  widgets: string[]
  /** How much of it is there already, by what it is called. */
  there: Counts
}

export interface PlannedOption {
  taken: TakenOption
  existing: OptionOrWidget | undefined
  /** What it does not have yet. */
  details: unknown[]
}

export type Counts = Partial<Record<Unit, number>>

export function count(counts: Counts, unit: Unit | undefined, by = 1): void {
  if (unit !== undefined && by > 0) counts[unit] = (counts[unit] ?? 0) + by
}

/** As what the modules, options and details of a kind are counted; an option that is its details is not. */
export function unitsOf({ kind: { kind }, takeout }: KindTakeout) {
  return {
    module: unitOf(kind, 'module'),
    option: (taken: TakenOption) =>
      takeout.isItsDetails?.(taken) ? undefined : unitOf(kind, 'option'),
    detail: unitOf(kind, 'detail'),
  }
}

/** A module of a file, with what the person has of it: objects with the same names. */
export interface FoundModule {
  kindTakeout: KindTakeout
  module: FileModule
  existing: Named | undefined
  /** In the order of the file. Undefined for what is missing. */
  options: (OptionOrWidget | undefined)[]
  widgets: (OptionOrWidget | undefined)[]
}

/**
 * Finds the modules of a file and their parts among those of the person. Things are the same when they have the same name; of
 * several with one name, the first in the file is the first on the server. Throws `ApiError`.
 */
export async function findModules(
  modules: readonly FileModule[],
  kinds: readonly KindTakeout[],
  reading: Reading,
): Promise<FoundModule[]> {
  const found: FoundModule[] = []
  /* oxlint-disable no-await-in-loop -- at the pace of the server */
  for (const kindTakeout of kinds) {
    const { kind } = kindTakeout
    const ofKind = modules.filter((module) => module.kind === kind.kind)
    if (ofKind.length === 0) continue
    // The server has the newest first, and a file is made from its end: what is missing of two is the first.
    const take = takerOf((await reading.list(kind.module.list, {})).toReversed())
    for (const module of ofKind.toReversed()) {
      const existing = take(module)
      const ofModule = existing && { module: existing.id }
      const takeOption = takerOf(ofModule ? await reading.list(kind.option.list, ofModule) : [])
      const takeWidget = takerOf(ofModule ? await reading.list(kind.widget.list, ofModule) : [])
      found.unshift({
        kindTakeout,
        module,
        existing,
        options: module.options.map(takeOption),
        widgets: module.widgets.map((name) => takeWidget({ name })),
      })
    }
  }
  /* oxlint-enable no-await-in-loop */
  return found
}

/** Returns a function that takes the first entity with a name, each once. */
function takerOf<Entity extends { name: string }>(entities: readonly Entity[]) {
  const free = Map.groupBy(entities, ({ name }) => name)
  return ({ name }: { name: string }): Entity | undefined => free.get(name)?.shift()
}

/** Compares a file with what the server has, so that nothing is made twice. Throws `ApiError`. */
export async function planOf(
  modules: readonly FileModule[],
  kinds: readonly KindTakeout[],
  reading: Reading,
): Promise<PlannedModule[]> {
  const planned: PlannedModule[] = []
  for (const found of await findModules(modules, kinds, reading)) {
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the server
    planned.push(await planModule(found, reading))
  }
  return planned
}

async function planModule(
  { kindTakeout, module, existing, options, widgets }: FoundModule,
  reading: Reading,
): Promise<PlannedModule> {
  const { takeout } = kindTakeout
  const isKnown = existing && (await takeout.knownDetails?.(existing.id, reading))
  const unit = unitsOf(kindTakeout)
  const there: Counts = {}
  if (existing) count(there, unit.module)
  const planned = module.options.map((taken, index) => {
    const option = options[index]
    const all = takeout.detailsOf?.(taken) ?? []
    const details = option ? all.filter((detail) => !isKnown?.(option, detail)) : [...all]
    if (option) count(there, unit.option(taken))
    count(there, unit.detail, all.length - details.length)
    return { taken, existing: option, details }
  })
  const missing = module.widgets.filter((_, index) => widgets[index] === undefined)
  count(there, 'takeout:cards', module.widgets.length - missing.length)
  return { kindTakeout, name: module.name, existing, options: planned, widgets: missing, there }
}

/** Returns what a module adds, counted by unit. */
export function newIn({ kindTakeout, existing, options, widgets }: PlannedModule): Counts {
  const unit = unitsOf(kindTakeout)
  const created: Counts = {}
  if (!existing) count(created, unit.module)
  for (const option of options) {
    if (!option.existing) count(created, unit.option(option.taken))
    count(created, unit.detail, option.details.length)
  }
  count(created, 'takeout:cards', widgets.length)
  return created
}

export function sum(all: readonly Counts[]): Counts {
  const total: Counts = {}
  for (const counts of all) {
    for (const [unit, by] of Object.entries(counts)) count(total, unit as Unit, by)
  }
  return total
}

/** Returns how many requests change something. */
export function stepCount(plan: readonly PlannedModule[]): number {
  return plan
    .map(
      ({ existing, options, widgets }) =>
        (existing ? 0 : 1) +
        widgets.length +
        options.reduce(
          (steps, option) => steps + (option.existing ? 0 : 1) + option.details.length,
          0,
        ),
    )
    .reduce((total, steps) => total + steps, 0)
}
