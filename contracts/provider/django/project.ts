import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort, startProgram } from '../../../tests/support/servers/servers.ts'
import { project, python, type VersionSet } from './environment.ts'

/** A call of manage.py for a running project. */
export interface Command {
  program: string
  cwd: string
  env: Record<string, string>
}

export interface DjangoProject {
  /** Where the API is. */
  origin: string
  /** Where the provider states are set up. */
  statesUrl: string
  /** Each e-mail is a file here, `<nanoseconds>.eml`. */
  mailFolder: string
  /** Calls its manage.py. */
  command: Command
  stop: () => Promise<void>
}

export interface DjangoOptions {
  /** Where the browser opens the app. */
  frontendOrigin: string
  versions?: VersionSet
  databaseUrl: string
  redisUrl: string
  /** More settings, or other ones. */
  env?: Record<string, string>
}

/** Number of processes that answer. */
const workers = 3

/**
 * Starts the Django project as it is deployed, with several workers, on a free port and with a
 * data folder of its own. Rejects with the end of its log when it does not come up.
 */
export async function startDjango(options: DjangoOptions): Promise<DjangoProject> {
  const program = python(options.versions ?? 'current')
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-django-'))
  const port = await freePort()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    WEB_CONCURRENCY: String(workers),
    PORT: String(port),
    FRONTEND_ORIGIN: options.frontendOrigin,
    PACT_STATES: '1',
    API_DESCRIPTION: '1',
    // With a key it has reminders. Nothing is sent: no worker runs.
    PUSH_PRIVATE_KEY: 'q8F1lDmWlgDcRb2C5s7_5w3nVTtE0yUQ2jN8kL4mXoA',
    PYTHONDONTWRITEBYTECODE: '1',
    ...options.env,
  }
  const env = { ...process.env, ...settings }
  execFileSync(program, ['manage.py', 'migrate', '--verbosity', '0'], {
    cwd: project,
    env,
    stdio: 'inherit',
  })

  const origin = `http://localhost:${port}`
  const isUp = () => answers(`${origin}/health/`)
  const args = ['manage.py', 'serve']
  const server = await startProgram(program, args, isUp, { cwd: project, env })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const command = { program, cwd: project, env: settings }
  const statesUrl = `${origin}/_pact/state`
  return { origin, statesUrl, mailFolder: join(dataDir, 'mail'), command, stop }
}
