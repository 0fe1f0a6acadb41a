import { unzipSync } from 'fflate'
import { decodeText } from '../../../lib/decodeText.ts'
import { BrokenFile } from '../../../ui/module-kind/takeout.ts'

/** More than a lifetime of days; what unpacks to more was not made by the app. */
const mostBytes = 50_000_000

/** A file of the archive. */
export interface ArchiveFile {
  path: string
  text: string
}

/** The table of the habits, and the days of each habit that has a folder. */
export interface LoopArchive {
  overview: ArchiveFile
  daysOf: (habit: { position: string; name: string; row: number }) => ArchiveFile | undefined
}

/** Opens an archive. Undefined if it is another one. Throws `BrokenFile` if it cannot be read. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): LoopArchive | undefined {
  const files = unpack(bytes)
  const overview = files.find(({ path }) => /(^|\/)Habits\.csv$/.test(path))
  if (overview === undefined) return undefined
  const root = overview.path.slice(0, -'Habits.csv'.length)
  const folders = files.flatMap((file) => {
    const inside = file.path.startsWith(root) ? file.path.slice(root.length) : ''
    const [folder, name, ...deeper] = inside.split('/')
    return folder && name === 'Checkmarks.csv' && deeper.length === 0 ? [{ folder, file }] : []
  })
  // Of two with one number or name the first counts.
  const fromLast = folders.toReversed()
  const byNumber = new Map(fromLast.map(({ folder, file }) => [numberOf(folder), file]))
  const byName = new Map(fromLast.map(({ folder, file }) => [folder, file]))
  return {
    overview,
    daysOf({ position, name, row }) {
      return byNumber.get(numberOf(position) ?? row) ?? byName.get(name)
    },
  }
}

function unpack(bytes: Uint8Array<ArrayBuffer>): ArchiveFile[] {
  let size = 0
  const isWanted = (file: { name: string; originalSize: number }) => {
    if (!/(^|\/)(Habits|Checkmarks)\.csv$/.test(normalPath(file.name))) return false
    size += file.originalSize
    if (size > mostBytes) throw new BrokenFile('tooBig', file.name)
    return true
  }
  try {
    return Object.entries(unzipSync(bytes, { filter: isWanted })).map(([name, content]) => {
      const decoded = decodeText(new Uint8Array(content))
      if ('problem' in decoded) throw new BrokenFile('encoding', name)
      return { path: normalPath(name), text: decoded.text }
    })
  } catch (error) {
    if (error instanceof BrokenFile) throw error
    throw new BrokenFile('zip')
  }
}

/** Some programs of Windows pack with back slashes, others begin each path with a dot. */
function normalPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
}

/** Returns the number with which a text begins. */
function numberOf(text: string): number | undefined {
  const digits = /^\d+/.exec(asciiDigits(text))?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** Writes numbers with the digits 0 to 9. The app writes some of them in the digits of the phone's language. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.normalize('NFKC'))))
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The ten digits of a script follow each other, and those of two scripts do not touch. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return value
}
