import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isWindows = process.platform === 'win32'

/** Returns what decides whether an argument of pip still installs the same. */
function contentOf(argument: string): string | Buffer {
  if (!existsSync(argument)) return argument
  const isFolder = statSync(argument).isDirectory()
  return readFileSync(isFolder ? join(argument, 'pyproject.toml') : argument)
}

/**
 * Returns a function from the name of a program to its path, in a virtual environment below `.cache`. The environment is
 * made once for what it contains. Each of `installs` is the arguments of one `pip install`. Throws when Python 3 is
 * missing, or when pip cannot install it.
 */
export function pythonPrograms(name: string, ...installs: string[][]): (program: string) => string {
  const hash = createHash('sha256')
  for (const argument of installs.flat()) hash.update(contentOf(argument))
  const environment = `${name}-${hash.digest('hex').slice(0, 8)}`
  const folder = join(import.meta.dirname, '../.cache', environment)
  const pathOf = isWindows
    ? (program: string) => join(folder, 'Scripts', `${program}.exe`)
    : (program: string) => join(folder, 'bin', program)
  const complete = join(folder, 'complete')
  if (existsSync(complete)) return pathOf

  console.log(`Making the virtual environment ${environment} (once) …`)
  rmSync(folder, { recursive: true, force: true })
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  run(process.env['PYTHON'] ?? (isWindows ? 'python' : 'python3'), ['-m', 'venv', folder])
  for (const packages of installs) {
    run(pathOf('python'), ['-m', 'pip', 'install', '-qq', ...packages])
  }
  writeFileSync(complete, '')
  return pathOf
}
