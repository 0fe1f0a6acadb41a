import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The Django project itself. */
export const project = join(root, 'packages/django')

/** The package that another Django project installs to verify the pact, with its provider states. */
export const pactStates = join(root, 'packages/django-pact-states')

/** The sets of versions that the pact is verified against: packages/django/requirements/<set>.txt. */
export type VersionSet = 'current' | 'older'

/** Returns the Python of a virtual environment with this set and what the tests need; made when it is not there. */
export function python(set: VersionSet): string {
  const requirements = (name: string) => join(project, 'requirements', name)
  // The code is checked with one set only.
  const checkers = set === 'current' ? [requirements('check.txt')] : []
  const files = [requirements(`${set}.txt`), requirements('test.txt'), ...checkers]
  // What people deploy is installed as they install it.
  const locks = set === 'current' ? [requirements('current.lock')] : []
  const hash = createHash('sha256')
  for (const file of [...locks, ...files, join(pactStates, 'pyproject.toml')])
    hash.update(readFileSync(file))
  const folder = join(root, '.cache', `django-${set}-${hash.digest('hex').slice(0, 8)}`)
  const [scripts, suffix] = process.platform === 'win32' ? ['Scripts', '.exe'] : ['bin', '']
  const made = join(folder, scripts, `python${suffix}`)
  const complete = join(folder, 'complete')
  if (existsSync(complete)) return made

  console.log(`Making a virtual environment with the ${set} versions (once) …`)
  rmSync(folder, { recursive: true, force: true })
  execFileSync(process.env['PYTHON'] ?? 'python3', ['-m', 'venv', folder], { stdio: 'inherit' })
  const install = (...args: string[]) =>
    execFileSync(made, ['-m', 'pip', 'install', '-qq', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  for (const lock of locks) install('--require-hashes', '-r', lock)
  install(...files.flatMap((file) => ['-r', file]), '-e', pactStates)
  writeFileSync(complete, '')
  return made
}
