import { join } from 'node:path'
import { pythonPrograms } from '../../../scripts/pythonPrograms.ts'

const root = join(import.meta.dirname, '../../..')

/** The Django project itself. */
export const project = join(root, 'packages/django')

/** The package that another Django project installs to verify the pact, with its provider states. */
export const pactStates = join(root, 'packages/django-pact-states')

/** The sets of versions that the pact is verified against: packages/django/requirements/<set>.txt. */
export type VersionSet = 'current' | 'older'

/** Returns the Python of a virtual environment with this set and what the tests need; made when it is not there. */
export function python(set: VersionSet): string {
  const requirements = (name: string) => ['-r', join(project, 'requirements', name)]
  const tested = [...requirements(`${set}.txt`), ...requirements('test.txt'), '-e', pactStates]
  const installs =
    set === 'current'
      ? [
          // What people deploy is installed as they install it, and the code is checked with this set only.
          ['--require-hashes', ...requirements('current.lock')],
          [...tested, ...requirements('check.txt')],
        ]
      : [tested]
  return pythonPrograms(`django-${set}`, ...installs)('python')
}
