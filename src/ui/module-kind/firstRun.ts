import { allPages } from '../../lib/query/allPages.ts'
import type { AnyModuleKind, FirstRun, OptionOrWidget } from './moduleKind.ts'

export interface FirstRunOfKind {
  kind: AnyModuleKind
  firstRun: FirstRun
}

/** Returns the names of the fields of one kind. */
export function fieldsOf({ kind, firstRun }: FirstRunOfKind): string[] {
  return Array.from({ length: firstRun.lineCount }, (_, index) => `${kind.kind}-${String(index)}`)
}

/** Checks a first run and hides its type of option from the screen that shows it. */
export function defineFirstRun<Option extends OptionOrWidget>(
  firstRun: Omit<FirstRun, 'isOption' | 'addPicture'> & {
    isOption: (option: Option, line: string) => boolean
    addPicture?: (moduleId: number, picture: File, options: readonly Option[]) => Promise<unknown>
  },
): FirstRun {
  // It is asked about the options of its own kind only.
  return firstRun as unknown as FirstRun
}

/**
 * Makes a module of this name with an option for each line and for the picture, and a widget, and returns the widget. What is there
 * already is used: after a failure half-way, or a response that was lost, the same call makes the rest and nothing
 * twice. Throws `ApiError`.
 */
export async function makeFromLines(
  { kind, firstRun }: FirstRunOfKind,
  name: string,
  lines: readonly string[],
  picture?: File,
): Promise<OptionOrWidget> {
  const modules = await allPages((page) => kind.module.list.queryFn(page))
  const module = modules.find((one) => one.name === name) ?? (await kind.module.send({ name }))
  const ofModule = { module: module.id }
  const options = await allPages((page) => kind.option.list.queryFn({ ...ofModule, ...page }))
  for (const line of new Set(lines)) {
    const isMade = options.some((option) => firstRun.isOption(option, line))
    if (!isMade) await firstRun.createOption(module.id, line)
  }
  if (picture) await firstRun.addPicture?.(module.id, picture, options)
  const [widget] = await allPages((page) => kind.widget.list.queryFn({ ...ofModule, ...page }))
  return widget ?? kind.widget.send({ ...ofModule, name })
}
