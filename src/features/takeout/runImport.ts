import { ApiError } from '@daymark/api'
import type { AnyModuleKind, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import type { Unit } from '../../ui/module-kind/takeout.ts'
import { count, type Counts, type PlannedModule, type PlannedOption, unitsOf } from './plan.ts'

/** Something that the server refused. What belongs to it is left out; the rest is still imported. */
export interface Refused {
  name: string
  error: ApiError
}

export interface Outcome {
  created: Counts
  /** The modules that were made. */
  modules: { kind: AnyModuleKind; id: number }[]
  refused: Refused[]
}

interface Options {
  signal: AbortSignal
  /** Told after each step that was made or refused. */
  onStep: () => void
}

/** The server has seen it and says no; the same would be said again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 415].includes(error.status)

/**
 * Makes what a plan says is missing, one request after the other. Throws `ApiError` when the signal ends it or the
 * server cannot continue; what is made by then stays, and a new plan makes the rest.
 */
export async function runImport(
  plan: readonly PlannedModule[],
  { signal, onStep }: Options,
): Promise<Outcome> {
  const outcome: Outcome = { created: {}, modules: [], refused: [] }

  async function step<Made>(name: string, unit: Unit | undefined, make: () => Promise<Made>) {
    if (signal.aborted) throw new ApiError({ kind: 'aborted' })
    try {
      const created = await make()
      count(outcome.created, unit)
      onStep()
      return created
    } catch (error) {
      if (!isRefusal(error)) throw error
      outcome.refused.push({ name, error })
      onStep()
      return undefined
    }
  }

  /* oxlint-disable no-await-in-loop -- one after the other is the promise */
  // The newest module is first on the dashboard, so the last one of the file is created first.
  for (const { kindTakeout, name, existing, options, widgets } of plan.toReversed()) {
    const { kind, takeout } = kindTakeout
    const units = unitsOf(kindTakeout)
    const module =
      existing ?? (await step(name, units.module, () => kind.module.send({ name }, signal)))
    if (module === undefined) continue
    if (module !== existing) outcome.modules.push({ kind, id: module.id })
    for (const { taken, details, ...planned } of options) {
      const option =
        planned.existing ??
        (await step(taken.name, units.option(taken), () =>
          takeout.create(module.id, taken, signal),
        ))
      if (option) await addDetails(option, details)
    }
    for (const widget of widgets) {
      const body = { module: module.id, name: widget }
      await step(widget, 'takeout:cards', () => kind.widget.send(body, signal))
    }

    async function addDetails(option: OptionOrWidget, details: PlannedOption['details']) {
      for (const detail of details) {
        await step(option.name, units.detail, async () =>
          takeout.addDetail?.(option, detail, signal),
        )
      }
    }
  }
  /* oxlint-enable no-await-in-loop */
  return outcome
}
