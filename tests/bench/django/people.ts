import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DjangoBackend } from '../../../contracts/provider/django/backend.ts'
import type { Command, DjangoProject } from '../../../contracts/provider/django/project.ts'
import { today } from '../person.ts'

export type Start = (env: Record<string, string>) => Promise<DjangoProject>

/** Settings without limits on how often one person may call. */
export const unlimited = { CHANGES_PER_MINUTE: '0', SECONDS_PER_MINUTE: '0' }

/** The project as a backend for the helpers that also measure the embedded one. */
export function backendOf({ origin, mailFolder }: DjangoProject): DjangoBackend {
  return new DjangoBackend({ origin, apiOrigin: origin, mailFolder })
}

/** Runs a script of Python in the project, while connections stay in use. */
export async function runPython({ program, cwd, env }: Command, script: string): Promise<void> {
  const options = { cwd, env: { ...process.env, ...env } }
  await promisify(execFile)(program, ['manage.py', 'shell', '--command', script], options)
}

/**
 * Gives a list with so many to-dos, each with a status on as many days up to today, to each person whose address is
 * like the pattern. The database has no other lists.
 */
export function addLists(
  command: Command,
  pattern: string,
  { options, days }: { options: number; days: number },
): Promise<void> {
  return runPython(
    command,
    `
from django.db import connection
with connection.cursor() as cursor:
    cursor.execute("SET statement_timeout = 0")
    cursor.execute("""
        INSERT INTO content_dailytodosmodule (user_id, created_at, name)
            SELECT user_id, now(), 'Long' FROM account_emailaddress WHERE email LIKE '${pattern}';
        INSERT INTO content_dailytodoswidget (module_id, name)
            SELECT id, name FROM content_dailytodosmodule;
        INSERT INTO content_dailytodooption (module_id, name, text)
            SELECT id, 'To-do ' || n, 'x' FROM content_dailytodosmodule, generate_series(1, ${options}) n;
        INSERT INTO content_dailytodoitem (module_id, option_id, date, status)
            SELECT module_id, id, date '${today}' - n, 'todo'
            FROM content_dailytodooption, generate_series(0, ${days - 1}) n;
        ANALYZE
    """)
`,
  )
}
