import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { installed } from '../../scripts/installed.ts'
import type { Command, DjangoProject } from '../../contracts/provider/django/project.ts'
import { headersOf, type Session } from '../support/backendProcess.ts'
import { answers, freePort, startProgram } from '../support/servers.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const [accounts, active, connections] = [10_000, 100, 20]
const addressOf = (index: number) => `load-${index}@example.com`

/** Requests that a number of gunicorn's processes answers. */
interface Growth {
  processes: number
  dashboard: string
  tick: string
  'load of the machine': string
}

type Start = (env: Record<string, string>) => Promise<DjangoProject>

/**
 * Measures how Django grows with its processes: behind nginx, with 10,000 accounts and 1,000,000 items in the one
 * database that `start` uses each time. The program that asks runs on the same machine.
 */
export async function benchGrowth(start: Start): Promise<Growth[]> {
  const rows: Growth[] = []
  for (const processes of [1, 2, 4]) {
    const project = await start({
      WEB_CONCURRENCY: String(processes),
      CHANGES_PER_MINUTE: '0',
      SECONDS_PER_MINUTE: '0',
    })
    const proxy = await startProxy(project.origin)
    try {
      if (rows.length === 0) addPeople(project.command)
      const people = await Promise.all(
        Array.from({ length: active }, (_, index) => signIn(project, addressOf(index))),
      )
      rows.push({
        processes,
        dashboard: await manage(proxy.origin, people.map(dashboardOf)),
        tick: await manage(proxy.origin, people.map(ticksOf)),
        'load of the machine': loadavg()[0]?.toFixed(1) ?? '',
      })
    } finally {
      await proxy.stop()
      await project.stop()
    }
  }
  return rows
}

/** Ten to-dos each, with a status on each of ten days. */
function addPeople({ program, cwd, env }: Command): void {
  const script = `
from allauth.account.models import EmailAddress
from django.contrib.auth import get_user_model
from django.db import connection
People = get_user_model()
people = People.objects.bulk_create(
    [People(username=f"load-{n}", email=f"load-{n}@example.com") for n in range(${accounts})]
)
EmailAddress.objects.bulk_create(
    [EmailAddress(user=one, email=one.email, verified=True, primary=True) for one in people]
)
with connection.cursor() as cursor:
    for statement in """
        INSERT INTO content_dailytodosmodule (user_id, created_at, name)
            SELECT id, now(), 'Morning' FROM {people};
        INSERT INTO content_dailytodoswidget (module_id, name) SELECT id, 'Morning' FROM content_dailytodosmodule;
        INSERT INTO content_dailytodooption (module_id, name, text)
            SELECT id, 'Walk ' || n, 'Outside' FROM content_dailytodosmodule, generate_series(1, 10) n;
        INSERT INTO content_dailytodoitem (module_id, option_id, date, status)
            SELECT module_id, id, current_date - n, 'todo' FROM content_dailytodooption, generate_series(0, 9) n;
        ANALYZE
    """.format(people=People._meta.db_table).split(";"):
        cursor.execute(statement)
`
  const options = { cwd, env: { ...process.env, ...env } }
  execFileSync(program, ['manage.py', 'shell', '--command', script], options)
}

interface Person {
  headers: Record<string, string>
  module: number
  items: number[]
}

async function signIn({ origin }: DjangoProject, email: string): Promise<Person> {
  const answer = await fetch(`${origin}/_pact/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`)
  const headers = headersOf((await answer.json()) as Session)
  const list = await fetch(`${origin}/api/v1/daily-todo-items/?${ofToday}`, { headers })
  const { results } = (await list.json()) as { results: { id: number; module: number }[] }
  const [first] = results
  if (first === undefined) throw new Error(`${email} has no to-dos`)
  return { headers, module: first.module, items: results.map(({ id }) => id) }
}

const today = new Date().toISOString().slice(0, 10)
const ofToday = `page=1&page_size=100&date=${today}`

const dashboardOf = ({ headers, module }: Person) =>
  [
    '/api/v1/widgets/',
    `/api/v1/daily-todo-options/?module=${module}&page=1&page_size=100`,
    `/api/v1/daily-todo-items/?module=${module}&${ofToday}`,
  ].map((path) => ({ method: 'GET', path, headers }))

const ticksOf = ({ headers, items }: Person, turn: number) =>
  items.map((item, index) => ({
    method: 'PATCH',
    path: `/api/v1/daily-todo-items/${item}/`,
    headers,
    body: JSON.stringify({ status: (turn + index) % 2 === 0 ? 'done' : 'skip' }),
  }))

type Request = ReturnType<typeof dashboardOf>[number]

/** Requests a second, and the milliseconds that 95 of 100 wait at most. Throws if one fails. */
async function manage(url: string, requestsOf: Request[][]): Promise<string> {
  const times: number[] = []
  let next = 0
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    // Each connection begins with another person.
    setupClient(client) {
      const at = Math.floor((next++ * requestsOf.length) / connections)
      client.setRequests([...requestsOf.slice(at), ...requestsOf.slice(0, at)].flat())
    },
  })
  running.on('response', (_client, _status, _bytes, time) => times.push(time))
  const { requests, non2xx, errors } = await running
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused and ${errors} broken off`)
  const slowest = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
  return `${Math.round(requests.average)}/s, p95 ${Math.round(slowest)} ms`
}

async function startProxy(backend: string) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-growth-'))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;
    events {}
    http {
      access_log off;
      upstream daymark_backend { server ${new URL(backend).host}; keepalive ${connections}; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://daymark_backend; proxy_http_version 1.1;
          proxy_set_header Connection ""; proxy_set_header Host $http_host;
        }
      }
    }`,
  )
  const origin = `http://127.0.0.1:${port}`
  const nginx = await startProgram(
    installed('nginx', 'nginx-light'),
    ['-c', config, '-e', 'stderr'],
    () => answers(`${origin}/health/`),
  )
  const stop = async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}
