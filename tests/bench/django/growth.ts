import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed } from '../../../scripts/installed.ts'
import type { Command } from '../../../contracts/provider/django/project.ts'
import { answers, freePort, startProgram } from '../../support/servers/servers.ts'
import { Person } from '../person.ts'
import { describe } from '../requests.ts'
import { figure, machineLoad, type Row } from '../row.ts'
import { measureDay } from './day.ts'
import { addLists, backendOf, runPython, type Start, unlimited } from './people.ts'

const [accounts, active, connections] = [10_000, 100, 20]

/**
 * Measures how Django grows with its processes: behind nginx, with 10,000 accounts and 1,000,000 items in the one
 * database that `start` uses each time. The program that asks runs on the same machine.
 */
export async function benchGrowth(start: Start): Promise<Row[]> {
  const rows: Row[] = []
  for (const processes of [1, 2, 4]) {
    const project = await start({ ...unlimited, WEB_CONCURRENCY: String(processes) })
    const backend = backendOf(project)
    const proxy = await startProxy(project.origin)
    try {
      if (rows.length === 0) await addPeople(project.command)
      const people = await Promise.all(
        Array.from({ length: active }, (_, index) =>
          Person.signIn(backend, `load-${index}@example.com`),
        ),
      )
      const { dashboard, tick } = await measureDay(proxy.origin, people, { connections })
      const name = `django: WEB_CONCURRENCY=${processes}`
      rows.push(
        figure(`${name}, dashboard`, describe(dashboard)),
        figure(`${name}, tick`, describe(tick)),
        machineLoad(name),
      )
    } finally {
      await proxy.stop()
      await backend.dispose()
      await project.stop()
    }
  }
  return rows
}

/** Ten to-dos each, with a status on each of ten days. */
async function addPeople(command: Command): Promise<void> {
  const script = `
from allauth.account.models import EmailAddress
from django.contrib.auth import get_user_model
People = get_user_model()
people = People.objects.bulk_create(
    [People(username=f"load-{n}", email=f"load-{n}@example.com") for n in range(${accounts})]
)
EmailAddress.objects.bulk_create(
    [EmailAddress(user=one, email=one.email, verified=True, primary=True) for one in people]
)
`
  await runPython(command, script)
  await addLists(command, 'load-%', { options: 10, days: 10 })
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
