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

/**
 * Compares a file with what the server has, so that nothing is made twice. Things are the same when they have the same
 * name; of several with one name, the first in the file is the first on the server. Throws `ApiError`.
 */
export async function planOf(
  modules: readonly FileModule[],
  kinds: readonly KindTakeout[],
  reading: Reading,
): Promise<PlannedModule[]> {
  const planned: PlannedModule[] = []
  for (const kindTakeout of kinds) {
    const ofKind = modules.filter(({ kind }) => kind === kindTakeout.kind.kind)
    if (ofKind.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the server
    const existing = await reading.list(kindTakeout.kind.module.list, {})
    // The server has the newest first, and a file is made from its end: what is missing of two is the first.
    const free = existing.toReversed()
    for (const module of ofKind.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      planned.unshift(await planModule(module, take(free, module.name), kindTakeout, reading))
    }
  }
  return planned
}

/** Takes the first of a name out of a list. */
export function take<Entity extends { name: string }>(
  free: Entity[],
  name: string,
): Entity | undefined {
  const index = free.findIndex((one) => one.name === name)
  return index === -1 ? undefined : free.splice(index, 1)[0]
}

async function planModule(
  { name, options, widgets }: FileModule,
  existing: Named | undefined,
  kindTakeout: KindTakeout,
  reading: Reading,
): Promise<PlannedModule> {
  const { kind, takeout } = kindTakeout
  const there: Counts = {}
  if (existing === undefined) {
    const all = options.map((taken) => ({
      taken,
      existing: undefined,
      details: [...(takeout.detailsOf?.(taken) ?? [])],
    }))
    return { kindTakeout, name, existing, options: all, widgets, there }
  }
  const ofModule = { module: existing.id }
  const freeOptions = await reading.list(kind.option.list, ofModule)
  const freeWidgets = await reading.list(kind.widget.list, ofModule)
  const isKnown = await takeout.knownDetails?.(existing.id, reading)
  const unit = unitsOf(kindTakeout)
  count(there, unit.module)
  const planned = options.map((taken) => {
    const option = take(freeOptions, taken.name)
    const all = takeout.detailsOf?.(taken) ?? []
    const details = option ? all.filter((detail) => !isKnown?.(option, detail)) : [...all]
    if (option) count(there, unit.option(taken))
    count(there, unit.detail, all.length - details.length)
    return { taken, existing: option, details }
  })
  const missing = widgets.filter((widget) => take(freeWidgets, widget) === undefined)
  count(there, 'takeout:cards', widgets.length - missing.length)
  return { kindTakeout, name, existing, options: planned, widgets: missing, there }
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
