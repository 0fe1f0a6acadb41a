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

/** The folder of the built app. */
export const outDir = resolve(root, process.env['DAYMARK_DIST'] ?? 'dist')

/** The origin of the API if it is not that of the page. The build writes it into the page. */
export const apiOrigin = process.env['API_ORIGIN'] ?? ''

/** What the names of the cookies begin with. The embedded backend writes its own into the page that it serves. */
export const cookiePrefix = process.env['COOKIE_PREFIX'] ?? ''

const stamp = 'built.json'
const sources = [
  'src',
  'public',
  'scripts',
  'packages/api/src',
  'packages/design-system/src',
  'packages/django/deploy/web-server',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** A build's own record: its API, and its files below `assets/`. */
interface Built {
  apiOrigin: string
  assets: string[]
}

/** Returns the files in a folder and its folders; a path of a file is answered as it is. */
export function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Returns the existing build. Undefined without a build, or for an incomplete one. */
export function readBuilt(folder = outDir): Built | undefined {
  const file = join(folder, stamp)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Built) : undefined
}

/** Returns whether the build is newer than everything it is made from, and for the API that is set. */
export function isBuildCurrent(): boolean {
  if (readBuilt()?.apiOrigin !== apiOrigin) return false
  const built = statSync(join(outDir, stamp)).mtimeMs
  return sources
    .flatMap((source) => filesBelow(join(root, source)))
    .every((file) => statSync(file).mtimeMs <= built)
}

/**
 * Replaces the previous build in one step, so that a running server serves either one or the other. The files of the
 * previous build stay, so that open pages continue to work. Those of the build before that are deleted.
 */
export function publishBuild(folder: string, target = outDir): void {
  const assets = readdirSync(join(folder, 'assets'))
  const former = (readBuilt(target)?.assets ?? []).filter((file) =>
    existsSync(join(target, 'assets', file)),
  )
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
