import { allPagesQuery } from '../data/listQueries.ts'
import type { AnyModuleKind, FirstRun, Part } from './moduleKind.ts'

export interface Beginning {
  kind: AnyModuleKind
  firstRun: FirstRun
}

/** Checks a first run and hides its type of option from the screen that shows it. */
export function defineFirstRun<Option extends Part>(
  firstRun: Omit<FirstRun, 'isOption'> & { isOption: (option: Option, line: string) => boolean },
): FirstRun {
  // It is asked about the options of its own kind only.
  return firstRun as unknown as FirstRun
}

/**
 * Makes a module of this name with an option for each line and a widget, and returns the widget. What is there
 * already is used: after a failure half-way, or a response that was lost, the same call makes the rest and nothing
 * twice. Throws `ApiError`.
 */
export async function makeFromLines(
  { kind, firstRun }: Beginning,
  name: string,
  lines: readonly string[],
): Promise<Part> {
  const modules = await allPagesQuery(kind.module.list, {}).queryFn({})
  const module =
    modules.find((one) => one.name === name) ?? (await kind.module.create().mutationFn({ name }))
  const ofModule = { module: module.id }
  const options = await allPagesQuery(kind.option.list, ofModule).queryFn({})
  for (const line of new Set(lines)) {
    const isMade = options.some((option) => firstRun.isOption(option, line))
    if (!isMade) await firstRun.createOption(module.id, line)
  }
  const [widget] = await allPagesQuery(kind.widget.list, ofModule).queryFn({})
  return widget ?? kind.widget.create().mutationFn({ ...ofModule, name })
}
