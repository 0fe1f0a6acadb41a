import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { answers, freePort, startProgram } from '../../../tests/support/servers/servers.ts'
import { pactStates, python } from './environment.ts'

export interface SecondProject {
  origin: string
  /** Its folder. `stop` deletes it. */
  folder: string
  /** Calls `verify-pact`, from a folder that has nothing to do with it. */
  verifyPact: (args: string[], env?: Record<string, string>) => Verdict
  stop: () => Promise<void>
}

export interface Verdict {
  code: number
  output: string
}

/**
 * Starts a Django of another author that has only the additions of packages/django-pact-states/README.md. Rejects if
 * `manage.py check` fails, or with the end of the log.
 */
export async function startSecondProject(): Promise<SecondProject> {
  const program = python('current')
  const folder = mkdtempSync(join(tmpdir(), 'daymark-second-'))
  cpSync(join(pactStates, 'tests/planner_project'), folder, { recursive: true })
  for (const { file, text } of readmeBlocks()) appendFileSync(join(folder, file), text)
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
  const manage = (...args: string[]) =>
    execFileSync(program, ['manage.py', ...args], { cwd: folder, env, stdio: 'pipe' })
  manage('makemigrations', 'planner')
  manage('migrate')
  manage('check', '--fail-level', 'WARNING')

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const isUp = () => answers(`${origin}/_pact/state`)
  const args = ['manage.py', 'runserver', '--noreload', String(port)]
  const server = await startProgram(program, args, isUp, { cwd: folder, env })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const command = join(dirname(program), 'verify-pact')
  const verifyPact = (args: string[], more: Record<string, string> = {}) =>
    run(command, [...args, origin], { ...env, ...more })
  return { origin, folder, verifyPact, stop }
}

/** Returns the blocks of the README that say in their first line which file they belong to. */
export function readmeBlocks(): { file: string; text: string }[] {
  const readme = readFileSync(join(pactStates, 'README.md'), 'utf8')
  return [...readme.matchAll(/^```python\n# (\S+\.py)\n(.+?)^```$/gms)].map(
    ([, file = '', text = '']) => ({ file, text: `\n${text}` }),
  )
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Verdict {
  try {
    const output = execFileSync(program, args, {
      cwd: tmpdir(),
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}
