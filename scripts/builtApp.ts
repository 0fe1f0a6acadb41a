import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Where the built app lies. */
export const outDir = resolve(root, process.env['DAYMARK_DIST'] ?? 'dist')

/** Where the API is when it is not where the page comes from; the build writes it into the page. */
export const apiOrigin = process.env['API_ORIGIN'] ?? ''

const stamp = 'built.json'
const sources = [
  'src',
  'public',
  'scripts',
  'packages/api/src',
  'packages/design-system/src',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** What a build says about itself: for which API it is, and which files below `assets/` are its own. */
interface Built {
  apiOrigin: string
  assets: string[]
}

/** The files in a folder and its folders; a path of a file is answered as it is. */
function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The build that is there; undefined: none, or one that broke off. */
export function readBuilt(folder = outDir): Built | undefined {
  const file = join(folder, stamp)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Built) : undefined
}

/** Whether the build is newer than everything it is made from, and for the API that is set. */
export function isBuildCurrent(): boolean {
  if (readBuilt()?.apiOrigin !== apiOrigin) return false
  const built = statSync(join(outDir, stamp)).mtimeMs
  return sources
    .flatMap((source) => filesBelow(join(root, source)))
    .every((file) => statSync(file).mtimeMs <= built)
}

/**
 * Puts a finished build in the place of the one before, as a whole: a server that runs meanwhile serves
 * one or the other. The files that the one before made stay beside the new ones, so that a page that
 * somebody has open goes on working; those of the build before that go.
 */
export function publishBuild(folder: string, target = outDir): void {
  const assets = readdirSync(join(folder, 'assets'))
  const former = readBuilt(target)?.assets ?? []
  for (const name of former.filter((file) => !assets.includes(file))) {
    cpSync(join(target, 'assets', name), join(folder, 'assets', name), { preserveTimestamps: true })
  }
  const built: Built = { apiOrigin, assets }
  writeFileSync(join(folder, stamp), JSON.stringify(built))
  const replaced = `${target}.former`
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, replaced)
  renameSync(folder, target)
  rmSync(replaced, { recursive: true, force: true })
}
