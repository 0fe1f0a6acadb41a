import type { Preferences } from '@daymark/api'
import { type KindTakeout, version } from './fileFormat.ts'
import { asMade } from '../../ui/arrange/chosenOrder.ts'
import { reading } from './reading.ts'

interface Options {
  /** What the person has chosen, which goes into the file as it is; undefined if it could not be read. */
  preferences: Preferences | undefined
  signal: AbortSignal
  /** Told with the part that is read, up to 1. */
  onProgress: (part: number) => void
}

export interface TakenFile {
  blob: Blob
  /** Names of pictures that could not be read and are not in the file. */
  missing: string[]
}

const idOf = ({ id }: { id: number }) => id

/** Reads everything that a person has and writes it into one file (docs/takeout.md). Throws `ApiError`. */
export async function takeEverything(
  kinds: readonly KindTakeout[],
  { preferences, signal, onProgress }: Options,
): Promise<TakenFile> {
  const missing: string[] = []
  const lists = reading({ signal })
  /* oxlint-disable no-await-in-loop -- one after the other is the promise */
  const found = []
  for (const { kind, takeout } of kinds) {
    const modules = await lists.list(kind.module.list, {})
    found.push(...modules.map((module) => ({ kind, takeout, module })))
  }
  const texts: string[] = []
  for (const [index, { kind, takeout, module }] of found.entries()) {
    const report = (part: number) => onProgress((index + part) / found.length)
    const inTurn = reading({ signal, onPart: report, onMissing: (name) => missing.push(name) })
    const ofModule = { module: module.id }
    // As they were made, because they are made in the order of the file.
    const options = asMade(await lists.list(kind.option.list, ofModule))
    const widgets = asMade(await lists.list(kind.widget.list, ofModule))
    const taken = {
      kind: kind.kind,
      name: module.name,
      ids: { module: module.id, options: options.map(idOf), widgets: widgets.map(idOf) },
      widgets: widgets.map(({ name }) => name),
      options: await takeout.write(module.id, options, inTurn),
    }
    texts.push(JSON.stringify(taken, null, 1))
    report(1)
  }
  /* oxlint-enable no-await-in-loop */
  const head = { format: 'daymark', version, exportedAt: new Date().toISOString(), preferences }
  const start = `${JSON.stringify(head, null, 1).slice(0, -2)},\n "modules": [`
  // In parts: pictures may make one text too long.
  const parts = texts.flatMap((text, index) => [index === 0 ? '\n' : ',\n', text])
  return { blob: new Blob([start, ...parts, '\n ]\n}\n'], { type: 'application/json' }), missing }
}
