import { startProgram } from '../../support/servers/servers.ts'
import { measureLongLists, options, other, owner } from '../longLists.ts'
import { figure, type Row } from '../row.ts'
import { addLists, backendOf, runPython, type Start, unlimited } from './people.ts'

/** Measures long lists on one process of Django, PostgreSQL and one worker. */
export async function benchLongLists(start: Start): Promise<Row[]> {
  // The settings let the worker have the queue.
  const settings = { WEB_CONCURRENCY: '1', DJANGO_SETTINGS_MODULE: 'tests.queued' }
  const project = await start({ ...unlimited, ...settings })
  const { program, cwd, env } = project.command
  const isUp = () => Promise.resolve(true)
  const args = ['manage.py', 'db_worker']
  const worker = await startProgram(program, args, isUp, { cwd, env: { ...process.env, ...env } })
  const backend = backendOf(project)
  try {
    for (const email of [owner, other]) await backend.createPerson({ email })
    const rows = await measureLongLists('django', async (items) => {
      await addLists(project.command, owner, { options, days: items / options })
      return { backend, untilGone, close: () => Promise.resolve() }
    })
    // The goals are those of the embedded backend.
    return rows.map(({ what, value }) => figure(what, value))
  } finally {
    await backend.dispose()
    await worker.stop()
    await project.stop()
  }

  /** Asks the database, so that the process that answers has no other work. */
  function untilGone(module: number): Promise<void> {
    const script = `
import time
from content.models import DailyTodosModule
while DailyTodosModule.objects.filter(pk=${module}).exists():
    time.sleep(0.1)
`
    return runPython(project.command, script)
  }
}
