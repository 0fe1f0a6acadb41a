import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Whether this process may do everything on this machine. */
export const isRoot = process.getuid?.() === 0

/** Whether missing programs can be installed here. */
export const canInstall = isRoot && existsSync('/usr/bin/apt-get')

/** Installs packages of Debian; `args` are the options and packages of `apt-get install`. */
export function install(...args: string[]): void {
  console.log(`Installing ${args.filter((arg) => !arg.startsWith('-')).join(', ')} (once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...command: string[]) =>
    spawnSync('/usr/bin/apt-get', command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  aptGet('update', '-qq')
  aptGet('install', '-qq', '--yes', ...args)
}

/** Returns the path of a program, in Debian's folders for administrators or on the PATH. */
export function find(program: string): string | undefined {
  const debian = [`/usr/lib/postgresql/*/bin/${program}`, `/usr/sbin/${program}`]
  const onPath = spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim()
  return globSync(debian).at(-1) ?? (onPath === '' ? undefined : onPath)
}

/**
 * Returns the path of a program. Installs the package that brings it where that is possible. Throws with a sentence that
 * says what to install.
 */
export function installed(program: string, debianPackage: string): string {
  if (find(program) === undefined && canInstall) install('--no-install-recommends', debianPackage)
  const path = find(program)
  if (path !== undefined) return path
  throw new Error(
    `${program} is not there: install it (Debian: ${debianPackage}) and run this again.`,
  )
}
