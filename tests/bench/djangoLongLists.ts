import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import type { Command, DjangoProject } from '../../contracts/provider/django/project.ts'
import { headersOf, type Session } from '../support/backendProcess.ts'
import { startProgram } from '../support/servers.ts'
import { median } from './row.ts'

const [owner, other] = ['owner@example.com', 'other@example.com']
const [options, pageSize] = [100, 100]

/** What requests about a list of some length take, in milliseconds. */
interface Figures {
  items: number
  'first page': number
  'page in the middle': number
  'last page': number
  'a new item': number
  'deletion of the list': number
  'longest wait of others beside the deletion': number
  'rows are gone after': number
  'load of the machine': string
}

type Start = (env: Record<string, string>) => Promise<DjangoProject>

/** Measures lists of three lengths on one process of Django, PostgreSQL and one worker. */
export async function benchLongLists(start: Start): Promise<Figures[]> {
  const project = await start({
    WEB_CONCURRENCY: '1',
    CHANGES_PER_MINUTE: '0',
    SECONDS_PER_MINUTE: '0',
    // So that the worker has the queue.
    DJANGO_SETTINGS_MODULE: 'tests.queued',
  })
  const { program, cwd, env } = project.command
  const isUp = () => Promise.resolve(true)
  const args = ['manage.py', 'db_worker']
  const worker = await startProgram(program, args, isUp, { cwd, env: { ...process.env, ...env } })
  try {
    const figures: Figures[] = []
    for (const items of [1000, 100_000, 400_000]) figures.push(await measure(project, items))
    return figures
  } finally {
    await worker.stop()
    await project.stop()
  }
}

async function measure({ origin, command }: DjangoProject, items: number): Promise<Figures> {
  const [headers, others] = [await signIn(origin, owner), await signIn(origin, other)]
  const module = await addItems(command, items)
  const call = async (method: string, path: string, body?: object, as = headers) => {
    const sent = { method, headers: as, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${origin}/api/v1/${path}`, sent)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.text()
  }
  const list = (page: number | 'last') =>
    call('GET', `daily-todo-items/?module=${module}&page=${page}&page_size=${pageSize}`)
  const asked = await call('GET', `daily-todo-options/?module=${module}`)
  const [option] = (JSON.parse(asked) as { results: { id: number }[] }).results
  let number = 0
  const create = () => {
    number += 1
    const date = `2999-01-${String(number).padStart(2, '0')}`
    return call('POST', 'daily-todo-items/', { module, option: option?.id, date, status: 'done' })
  }
  const figures = {
    items,
    'first page': await timed(() => list(1)),
    'page in the middle': await timed(() => list(Math.ceil(items / pageSize / 2))),
    'last page': await timed(() => list('last')),
    'a new item': await timed(create),
  }
  const begun = performance.now()
  let longest = 0
  const end = { isReached: false }
  const rest = untilGone(command, module).finally(() => (end.isReached = true))
  const deletion = call('DELETE', `daily-todos-modules/${module}/`).then(
    () => performance.now() - begun,
  )
  while (!end.isReached) {
    const before = performance.now()
    await call('GET', 'widgets/', undefined, others)
    longest = Math.max(longest, performance.now() - before)
  }
  await rest
  return {
    ...figures,
    'deletion of the list': Math.round(await deletion),
    'longest wait of others beside the deletion': Math.round(longest),
    'rows are gone after': Math.round(performance.now() - begun),
    'load of the machine': loadavg()[0]?.toFixed(1) ?? '',
  }
}

async function signIn(origin: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/_pact/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`)
  return headersOf((await answer.json()) as Session)
}

/** Milliseconds of a call, the middle of five, after one that does not count. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  await call()
  const times: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const before = performance.now()
    await call()
    times.push(performance.now() - before)
  }
  return Math.round(median(times))
}

/** A list of a hundred to-dos, each with an item on as many days as the length of the list needs. Returns its id. */
async function addItems(command: Command, items: number): Promise<number> {
  const printed = await manage(
    command,
    `
from django.contrib.auth import get_user_model
from django.db import connection
person = get_user_model().objects.get(emailaddress__email="${owner}")
from content.models import DailyTodosModule
module = DailyTodosModule.objects.create(user=person, name="Long")
with connection.cursor() as cursor:
    cursor.execute("SET statement_timeout = 0")
    cursor.execute("INSERT INTO content_dailytodooption (module_id, name, text) SELECT %s, 'To-do ' || n, 'x' FROM generate_series(1, ${options}) n", [module.pk])
    cursor.execute("""
        INSERT INTO content_dailytodoitem (module_id, option_id, date, status)
        SELECT module_id, id, date '2010-01-01' + n::integer, 'done'
        FROM content_dailytodooption, generate_series(1, ${items / options}) n WHERE module_id = %s""", [module.pk])
    cursor.execute("ANALYZE")
print(module.pk)
`,
  )
  return Number(printed.trim().split('\n').at(-1))
}

/** Resolves when the worker has deleted a module. Asks the database, so that the process that answers has no other work. */
async function untilGone(command: Command, module: number): Promise<void> {
  const script = `
import time
from content.models import DailyTodosModule
while DailyTodosModule.objects.filter(pk=${module}).exists():
    time.sleep(0.1)
`
  await manage(command, script)
}

/** Runs a script while connections stay in use. Resolves with what it prints. */
async function manage({ program, cwd, env }: Command, script: string): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const
  const args = ['manage.py', 'shell', '--command', script]
  return (await promisify(execFile)(program, args, options)).stdout
}
