import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Whether this process may do everything on this machine. */
export const isRoot = process.getuid?.() === 0

/**
 * Returns the path of a program; root on Debian installs the package that brings it when it is not there. Throws with a
 * sentence that says what to install.
 */
export function installed(program: string, debianPackage: string): string {
  const there = find(program)
  if (there !== undefined) return there
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `${program} is not there: install it (Debian: ${debianPackage}) and run this again.`,
    )
  }
  console.log(`Installing ${debianPackage} (once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  aptGet('update', '-qq')
  aptGet('install', '-qq', '--yes', '--no-install-recommends', debianPackage)
  const made = find(program)
  if (made === undefined)
    throw new Error(`${debianPackage} was installed; ${program} is still missing.`)
  return made
}

/** Returns the path of a program, in Debian's folders for administrators or on the PATH. */
function find(program: string): string | undefined {
  const debian = [`/usr/lib/postgresql/*/bin/${program}`, `/usr/sbin/${program}`]
  const onPath = spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim()
  return globSync(debian).at(-1) ?? (onPath === '' ? undefined : onPath)
}
