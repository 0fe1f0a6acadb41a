import type { Preferences } from '@daymark/api'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { BrokenFile, type FileContent, type Found } from '../../ui/module-kind/takeout.ts'
import { decodeText } from '../../lib/decodeText.ts'
import { checkFile } from './checkFile.ts'
import { type KindTakeout, type FileModule, version } from './fileFormat.ts'
import { linesOf } from './textLines.ts'
import { unreadableApp } from './unreadableApps.ts'

/** Bytes that the browser can still hold as one text. */
const mostBytes = 400_000_000

export interface FoundInFile extends Found<FileModule> {
  /** What the person had chosen, with the ids that their objects had. */
  preferences?: Preferences
}

/**
 * Reads the modules of a file, in the order of the dashboard. The file is one of this app, one of another app that a
 * kind understands, or lines of text. Nothing is taken from a file of which a part is wrong, apart from what `leftOut`
 * lists. Throws `BrokenFile`.
 */
export async function readModules(file: File, kinds: readonly KindTakeout[]): Promise<FoundInFile> {
  const content = await contentOf(file)
  const unreadable = content.kind === 'json' ? unreadableApp(content.value) : undefined
  if (unreadable !== undefined) throw new BrokenFile(unreadable)
  const found =
    ownModules(content) ?? modulesOfApps(content, kinds) ?? modulesOfLines(file, content, kinds)
  if (found === undefined) throw new BrokenFile('unknown')
  const { modules, preferences } = await checkFile(found.file, kinds)
  if (modules.length === 0) throw new BrokenFile('empty')
  const isChosen = preferences !== undefined && Object.keys(preferences).length > 0
  return { modules, leftOut: found.leftOut, ...(isChosen && { preferences }) }
}

const databaseMark = 'SQLite format 3\0'

async function contentOf(file: File): Promise<FileContent> {
  if (file.size > mostBytes) throw new BrokenFile('tooBig')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = String.fromCharCode(...bytes.subarray(0, databaseMark.length))
  if (head.startsWith('PK')) return { kind: 'zip', bytes }
  if (head === databaseMark) return { kind: 'database' }
  const decoded = decodeText(bytes)
  if ('problem' in decoded) {
    throw new BrokenFile(decoded.problem === 'binary' ? 'unknown' : 'encoding')
  }
  const { text } = decoded
  const isJson = /\.json$/i.test(file.name) || /^\s*(?:\{(?!\\rtf)|\[\s*[{"])/.test(text)
  if (isJson) return { kind: 'json', value: parse(text) }
  const value = /^\s*\[/.test(text) ? parseList(text) : undefined
  return value === undefined ? { kind: 'text', text } : { kind: 'json', value }
}

/** Returns a list in JSON. Undefined if the text is not one: "[ ] Walk" begins alike. */
function parseList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrokenFile('json', placeIn(text, String(error)))
  }
}

/** Browsers say in their own ways where they stopped; Safari does not. */
function placeIn(text: string, message: string): string | undefined {
  const [, row, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  if (row !== undefined) return `${row}:${column}`
  const position = /position (\d+)/.exec(message)?.[1]
  const before = position === undefined ? text : text.slice(0, Number(position))
  const isAtEnd = /end of (JSON|data)|Unterminated|EOF/i.test(message)
  if (position === undefined && !isAtEnd) return undefined
  const lines = before.split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/** A file of this app, or what another one says in its format. */
interface Read extends Pick<Found<unknown>, 'leftOut'> {
  file: unknown
}

function ownModules(content: FileContent): Read | undefined {
  if (content.kind !== 'json') return undefined
  const value = content.value as { format?: unknown; version?: unknown } | null
  if (value?.format !== 'daymark') return undefined
  if (typeof value.version === 'number' && value.version > version) throw new BrokenFile('newer')
  return { file: value, leftOut: [] }
}

const withKind = (kind: string, modules: readonly object[]) => ({
  format: 'daymark',
  version,
  modules: modules.map((module) => ({ ...module, kind })),
})

function modulesOfApps(content: FileContent, kinds: readonly KindTakeout[]): Read | undefined {
  for (const { kind, takeout } of kinds) {
    for (const app of takeout.otherApps ?? []) {
      const found = app.read(content)
      if (found) return { file: withKind(kind.kind, found.modules), leftOut: found.leftOut }
    }
  }
  return undefined
}

/** The list of the lines is called like the file. */
function modulesOfLines(
  file: File,
  content: FileContent,
  kinds: readonly KindTakeout[],
): Read | undefined {
  if (content.kind !== 'text') return undefined
  const name = shortName(file.name.replace(/\.\w+$/, '').trim())
  for (const { kind, takeout } of kinds) {
    const { ofLine } = takeout
    if (ofLine === undefined) continue
    const { lines, leftOut } = linesOf(content.text, file.name)
    const options = lines.map((line) => ofLine(line))
    const modules = options.length === 0 ? [] : [{ name, widgets: [name], options }]
    return { file: withKind(kind.kind, modules), leftOut }
  }
  return undefined
}
