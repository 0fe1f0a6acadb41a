import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const project = join(import.meta.dirname, 'django')

export type DjangoProject = {
  /** Where the API is. */
  origin: string
  /** Where the provider states are set up. */
  statesUrl: string
  /** Each mail is a file here, `<nanoseconds>.eml`. */
  mailFolder: string
  stop: () => Promise<void>
}

/**
 * Starts the Django project on a free port, with a data folder and (unless `databaseUrl` is given) a
 * database of its own. `frontendOrigin` is where the browser opens the app. Rejects with the end of
 * Django's log when it does not come up.
 */
export async function startDjango(
  frontendOrigin = 'http://localhost:5173',
  databaseUrl = process.env['DATABASE_URL'] ?? '',
): Promise<DjangoProject> {
  const python = makeEnvironment()
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-django-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FRONTEND_ORIGIN: frontendOrigin,
    PACT_STATES: '1',
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const options = { cwd: project, env }
  execFileSync(python, ['manage.py', 'migrate', '--verbosity', '0'], {
    ...options,
    stdio: 'inherit',
  })

  const port = await freePort()
  const log = join(dataDir, 'django.log')
  const output = openSync(log, 'a')
  const args = ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`]
  const server = spawn(python, args, { ...options, stdio: ['ignore', output, output] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }

  const origin = `http://localhost:${port}`
  while (!(await isHealthy(origin))) {
    await pause(100)
    if (server.exitCode === null) continue
    throw new Error(`Django did not start:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  }
  return { origin, statesUrl: `${origin}/_pact/state`, mailFolder: join(dataDir, 'mail'), stop }
}

/** The Python of a virtual environment with everything in requirements.txt, made when it is not there. */
function makeEnvironment(): string {
  const requirements = join(project, 'requirements.txt')
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 8)
  const folder = join(root, '.cache', `django-${version}`)
  const [scripts, suffix] = process.platform === 'win32' ? ['Scripts', '.exe'] : ['bin', '']
  const python = join(folder, scripts, `python${suffix}`)
  const complete = join(folder, 'complete')
  if (existsSync(complete)) return python

  console.log('Making a virtual environment for Django (once) …')
  rmSync(folder, { recursive: true, force: true })
  execFileSync(process.env['PYTHON'] ?? 'python3', ['-m', 'venv', folder], { stdio: 'inherit' })
  const install = ['-m', 'pip', 'install', '-qq', '--requirement', requirements]
  execFileSync(python, install, { stdio: ['ignore', 'inherit', 'inherit'] })
  writeFileSync(complete, '')
  return python
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/`)).ok
  } catch {
    return false
  }
}
