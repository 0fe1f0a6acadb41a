import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { project, python } from '../../contracts/provider/django/environment.ts'
import { installed } from '../../scripts/installed.ts'
import { TestSmtpServer } from '../../packages/backend/testing/smtpServer.ts'
import { readContainerfile } from '../support/servers/containerfile.ts'
import { freePort, startProgram } from '../support/servers/servers.ts'

// Images cannot be built wherever this runs: the very commands and settings of packages/django/deploy are run instead,
// on PostgreSQL and Redis.

interface Service {
  command?: string[]
  environment: Record<string, string | number>
  volumes?: string[]
}

const deploy = join(project, 'deploy')
const container = readContainerfile(join(deploy, 'Containerfile'))
const compose = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<'backend' | 'migration' | 'mailer' | 'sweeper' | 'web', Service>
}
const { backend, migration, mailer, sweeper, web } = compose.services

/** The settings that an operator makes before `compose up`. */
const chosen: Record<string, string> = {
  DAYMARK_HOST: 'daymark.example.com',
  SECRET_KEY: 'x'.repeat(25) + '0123456789abcdefghijklmnopqrstuvwxyz',
  DATABASE_PASSWORD: 'secret',
  EMAIL_URL: 'smtp+tls://user:password@mail.example.com:587',
}

/** Returns the environment of a service, with what compose puts into it. */
const environmentOf = ({ environment }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(
        /\$\{(\w+):(\?|-)([^}]*)\}/g,
        (_, key: string, kind: string, otherwise: string) => {
          const found = chosen[key] ?? (kind === '-' ? otherwise : undefined)
          if (found === undefined) throw new Error(`compose.yaml wants ${key}`)
          return found
        },
      ),
    ]),
  )

const folder = mkdtempSync(join(tmpdir(), 'daymark-deployed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the sources as they are in an image, with the settings of a deployment and the servers of this run. */
async function deployed(settings: Record<string, string>) {
  const cwd = mkdtempSync(join(folder, 'srv-'))
  cpSync(project, cwd, {
    recursive: true,
    filter: (path) => !/\/(?:\.venv|data)(?:\/|$)/.test(path),
  })
  const { DATABASE_URL = '', REDIS_URL = '', PATH = '' } = process.env
  const env = {
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: join(cwd, 'data'),
    // A service has no home that it could write to.
    HOME: '/proc/nobody',
    DATABASE_URL,
    REDIS_URL,
    PATH: `${dirname(python('current'))}${delimiter}${PATH}`,
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const run = ([program = '', ...args]: string[]) => {
    const here = args.map((arg) => arg.replace(container.env['PORT'] ?? '', env.PORT))
    return new Promise<{ code: number; output: string }>((resolve) => {
      execFile(program, here, { cwd, env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      )
    })
  }
  return { cwd, env, origin: `http://127.0.0.1:${env.PORT}`, run }
}

/** Resolves when a command serves requests. It ends with the test. */
async function serve(place: Awaited<ReturnType<typeof deployed>>, command: readonly string[]) {
  const [program = '', ...args] = command
  const isUp = async () => (await place.run(container.healthCheck)).code === 0
  const server = await startProgram(program, args, isUp, { cwd: place.cwd, env: place.env })
  onTestFinished(() => server.stop())
  return server
}

/** Returns a line of a systemd unit, for the Python of this run. */
const lineOf = (unit: string, name: string) =>
  (
    new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(join(deploy, unit), 'utf8'))?.[1] ?? ''
  ).replace('/opt/daymark/packages/django/.venv/bin/', '')

const programOf = (unit: string) => lineOf(unit, 'ExecStart').split(' ')

const asUnit = Object.fromEntries(
  lineOf('daymark-django.service', 'Environment')
    .split(' ')
    .map((pair) => pair.split('=')),
) as Record<string, string>

describe.each([
  {
    how: 'the container',
    env: container.env,
    migrate: migration.command ?? [],
    command: container.command,
  },
  {
    how: 'the systemd unit',
    env: asUnit,
    migrate: programOf('daymark-migration.service'),
    command: programOf('daymark-django.service'),
  },
])('$how', ({ env, migrate, command }) => {
  test('migrates, serves with several workers, is healthy, and speaks https with those behind its proxy only', async () => {
    const place = await deployed({ ...env, ...environmentOf(backend) })
    expect(await place.run(migrate)).toMatchObject({ code: 0 })
    const log = (await serve(place, command)).output()
    expect(log.match(/Booting worker/g)).toHaveLength(3)
    expect(log).not.toMatch(/"levelname": "(?:WARNING|ERROR)"|Traceback/)
    const lines = log.trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])

    const call = (headers: Record<string, string>) =>
      fetch(`${place.origin}/api/v1/csrf/`, { headers, redirect: 'manual' })
    expect((await call({})).status).toBe(301)
    const safe = await call({ 'X-Forwarded-Proto': 'https' })
    expect(safe.status).toBe(200)
    expect(safe.headers.get('set-cookie')).toContain('Secure')
    expect(safe.headers.get('strict-transport-security')).toBe('max-age=31536000')
  }, 120_000)
})

test('the figures are those of all workers', async () => {
  const place = await deployed({ ...container.env, ...environmentOf(backend), METRICS: 'true' })
  await place.run(migration.command ?? [])
  await serve(place, container.command)
  const headers = { 'X-Forwarded-Proto': 'https' }
  // At the same time, so that each worker gets some.
  const call = (path: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => fetch(`${place.origin}${path}`, { headers })))
  await call('/api/v1/csrf/', 60)
  for (const answer of await call('/metrics/', 9)) {
    expect(await answer.text()).toMatch(
      /^daymark_answers_total\{method="GET",route="api\/v1\/csrf\/",status="200"\} 60\.0$/m,
    )
  }
}, 120_000)

test('the sweeper of compose.yaml does what it repeats', async () => {
  const place = await deployed({ ...container.env, ...environmentOf(sweeper) })
  const [, , loop = ''] = sweeper.command ?? []
  const [, repeated = ''] = /^while sleep 86400; do (.+); done$/.exec(loop) ?? []
  await place.run(['python', 'manage.py', 'migrate', '--verbosity', '0'])
  expect(await place.run(['sh', '-c', repeated])).toMatchObject({
    code: 0,
    output: expect.stringContaining('expired sessions') as string,
  })
}, 60_000)

test('Django has nothing to say against the settings of compose.yaml', async () => {
  const place = await deployed({ ...container.env, ...environmentOf(backend) })
  const check = ['python', 'manage.py', 'check', '--deploy', '--fail-level', 'WARNING']
  expect(await place.run(check)).toMatchObject({ code: 0 })
})

test('the timer of systemd repeats what compose.yaml repeats', () => {
  const [, , loop = ''] = sweeper.command ?? []
  expect(loop).toContain(programOf('daymark-sweep.service').join(' '))
  expect(lineOf('daymark-sweep.timer', 'OnCalendar')).toBe('daily')
})

test('the mailer delivers what a request has put into the database', async () => {
  expect(programOf('daymark-mailer.service')).toEqual(mailer.command)
  const server = await TestSmtpServer.start()
  const place = await deployed({ ...environmentOf(mailer), EMAIL_URL: server.url })
  await place.run(migration.command ?? [])
  const ask = `
from accounts.tasks import deliver
deliver.enqueue({"subject": "A code", "body": "CDFGHJ", "to": ["anna@example.com"]}, "2999-01-01T00:00:00+00:00")`
  expect(await place.run(['python', 'manage.py', 'shell', '-c', ask])).toMatchObject({ code: 0 })
  expect(server.taken).toEqual([])
  const worked = await place.run([...(mailer.command ?? []), '--batch'])
  expect(worked).toMatchObject({ code: 0 })
  expect(server.taken).toEqual([expect.stringMatching(/^To: anna@example\.com\r?$/m)])
}, 60_000)

test('a mail leaves by the server of EMAIL_URL, and comes from MAIL_FROM', async () => {
  const server = await TestSmtpServer.start()
  const settings = { EMAIL_URL: server.url, MAIL_FROM: 'Daymark <hello@daymark.example.com>' }
  const place = await deployed({ ...environmentOf(backend), ...settings })
  const sent = await place.run(['python', 'manage.py', 'sendtestemail', 'anna@example.com'])
  expect(sent).toMatchObject({ code: 0 })
  expect(server.taken).toEqual([
    expect.stringMatching(/^From: Daymark <hello@daymark\.example\.com>\r?$/m),
  ])
  expect(server.taken[0]).toMatch(/^To: anna@example\.com\r?$/m)
}, 60_000)

test('compose.yaml and the container set what the table of the README names, and nothing else', () => {
  const rows = readFileSync(join(project, 'README.md'), 'utf8').matchAll(/^\| ([^|]+) \|/gm)
  const documented = [...rows].flatMap(
    ([, first = '']) => first.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? [],
  )
  const names = new Set([...Object.keys(backend.environment), ...Object.keys(container.env)])
  expect([...names].filter((name) => !name.startsWith('PYTHON')).toSorted()).toEqual(
    documented.toSorted(),
  )
})

test('compose.yaml hands on what an operator sets, except what the other services decide', () => {
  const fixed = ['FRONTEND_ORIGIN', 'DATABASE_URL', 'REDIS_URL', 'PROXY_COUNT']
  const handedOn = Object.entries(backend.environment).filter(([name, value]) =>
    String(value).startsWith(`\${${name}:`),
  )
  expect([...handedOn.map(([name]) => name), ...fixed].toSorted()).toEqual(
    Object.keys(backend.environment).toSorted(),
  )
})

test('a container of Django runs not as root and keeps its data in the volume that compose gives it', () => {
  expect(container.user).toBe('daymark')
  expect(container.volumes).toEqual([container.env['DATA_DIR']])
  expect(backend.volumes).toEqual([`images:${container.env['DATA_DIR']}`])
})

test('Caddy understands its file with the settings of compose.yaml', () => {
  const args = ['adapt', '--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile']
  const env: Record<string, string> = {
    ...environmentOf(web),
    DAYMARK_DIST: join(project, '../../dist'),
  }
  const adapted = execFileSync(installed('caddy', 'caddy'), args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(adapted).toContain('"daymark.example.com"')
  expect(adapted).toContain(`"dial":"${env['DAYMARK_BACKEND']}"`)
})
