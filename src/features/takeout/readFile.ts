import { brokenField } from '../../ui/module-kind/brokenField.ts'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { BrokenFile, type FileContent } from '../../ui/module-kind/takeout.ts'
import { type KindTakeout, type FileModule, fileSchema, version } from './fileFormat.ts'

/** Bytes that the browser can still hold as one text. */
const mostBytes = 400_000_000

/**
 * Reads the modules of a file, in the order of the dashboard. The file is one of this app, one of another app that a
 * kind understands, or lines of text. Nothing is taken from a file of which a part is wrong. Throws `BrokenFile`.
 */
export async function readModules(
  file: File,
  kinds: readonly KindTakeout[],
): Promise<FileModule[]> {
  const content = await contentOf(file)
  const found =
    ownModules(content) ?? modulesOfApps(content, kinds) ?? modulesOfLines(file, content, kinds)
  if (found === undefined) throw new BrokenFile('unknown')
  const { data, error } = fileSchema(kinds).safeParse(found)
  if (error) throw brokenField(error)
  if (data.modules.length === 0) throw new BrokenFile('empty')
  return data.modules
}

async function contentOf(file: File): Promise<FileContent> {
  if (file.size > mostBytes) throw new BrokenFile('tooBig')
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (String.fromCharCode(...head).startsWith('PK')) {
    return { kind: 'zip', bytes: new Uint8Array(await file.arrayBuffer()) }
  }
  // The decoder leaves out a byte order mark. Data that is not text becomes U+FFFD or has a NUL.
  const text = await file.text()
  if (/\.json$/i.test(file.name) || text.startsWith('{'))
    return { kind: 'json', value: parse(text) }
  if (/[\0\uFFFD]/.test(text.slice(0, 10_000))) throw new BrokenFile('unknown')
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.replace(listSign, '').trim())
  return { kind: 'lines', lines: [...new Set(lines.filter((line) => line !== ''))] }
}

/** Matches the signs of list items in texts: "- Walk", "* Walk", "- [x] Walk". */
const listSign = /^\s*[-*•](?:\s+\[[ xX]?\])?\s+/

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

function ownModules(content: FileContent): unknown {
  if (content.kind !== 'json') return undefined
  const value = content.value as { format?: unknown; version?: unknown } | null
  if (value?.format !== 'daymark') return undefined
  if (typeof value.version === 'number' && value.version > version) throw new BrokenFile('newer')
  return value
}

const withKind = (kind: string, modules: readonly object[]) => ({
  format: 'daymark',
  version,
  modules: modules.map((module) => ({ ...module, kind })),
})

function modulesOfApps(content: FileContent, kinds: readonly KindTakeout[]) {
  for (const { kind, takeout } of kinds) {
    for (const app of takeout.otherApps ?? []) {
      const modules = app.read(content)
      if (modules) return withKind(kind.kind, modules)
    }
  }
  return undefined
}

/** The list of the lines is called like the file. */
function modulesOfLines(file: File, content: FileContent, kinds: readonly KindTakeout[]) {
  if (content.kind !== 'lines') return undefined
  const name = shortName(file.name.replace(/\.\w+$/, '').trim())
  for (const { kind, takeout } of kinds) {
    const { ofLine } = takeout
    if (ofLine === undefined) continue
    const options = content.lines.map((line) => ofLine(line))
    const modules = options.length === 0 ? [] : [{ name, widgets: [name], options }]
    return withKind(kind.kind, modules)
  }
  return undefined
}
