import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The Django project itself. */
export const project = join(root, 'packages/django')

/** What another Django installs to keep the pact; its own provider states come from there too. */
export const pactStates = join(root, 'packages/django-pact-states')

/** The sets of versions that the pact is verified against: packages/django/requirements/<set>.txt. */
export type VersionSet = 'current' | 'older'

/** The Python of a virtual environment with this set and what the tests need; made when it is not there. */
export function python(set: VersionSet): string {
  const files = [set, 'test'].map((name) => join(project, 'requirements', `${name}.txt`))
  const hash = createHash('sha256')
  for (const file of [...files, join(pactStates, 'pyproject.toml')]) hash.update(readFileSync(file))
  const folder = join(root, '.cache', `django-${set}-${hash.digest('hex').slice(0, 8)}`)
  const [scripts, suffix] = process.platform === 'win32' ? ['Scripts', '.exe'] : ['bin', '']
  const made = join(folder, scripts, `python${suffix}`)
  const complete = join(folder, 'complete')
  if (existsSync(complete)) return made

  console.log(`Making a virtual environment with the ${set} versions (once) …`)
  rmSync(folder, { recursive: true, force: true })
  execFileSync(process.env['PYTHON'] ?? 'python3', ['-m', 'venv', folder], { stdio: 'inherit' })
  const install = [
    '-m',
    'pip',
    'install',
    '-qq',
    ...files.flatMap((file) => ['-r', file]),
    '-e',
    pactStates,
  ]
  execFileSync(made, install, { stdio: ['ignore', 'inherit', 'inherit'] })
  writeFileSync(complete, '')
  return made
}
