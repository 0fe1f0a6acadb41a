import * as z from 'zod/mini'
import { brokenField } from '../../ui/module-kind/brokenField.ts'
import { type FileModule, fileSchema, type KindTakeout } from './fileFormat.ts'

/** Milliseconds of checking, after which the page may draw and answer a press. */
const longestPiece = 50

/** Lets the browser do what waits. Safari has no `scheduler.yield`. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Checks a file by its schema, one option after the other, so that a large one does not freeze the page. Throws `BrokenFile`. */
export async function checkFile(file: unknown, kinds: readonly KindTakeout[]) {
  const { data, error } = fileSchema(kinds, () => z.unknown()).safeParse(file)
  if (error) throw brokenField(error)
  let begun = performance.now()
  for (const [place, module] of data.modules.entries()) {
    const schema = kinds.find(({ kind }) => kind.kind === module.kind)?.takeout.schema
    for (const [index, option] of module.options.entries()) {
      const checked = z.safeParse(schema ?? z.never(), option)
      if (checked.error) throw brokenField(checked.error, ['modules', place, 'options', index])
      module.options[index] = checked.data
      if (performance.now() - begun < longestPiece) continue
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      await nextTask()
      begun = performance.now()
    }
  }
  // Each option is what its kind says.
  return { ...data, modules: data.modules as FileModule[] }
}
