import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DailyTodoStatus } from '@daymark/api/schemas'
import { findAddress } from '../accounts/emailAddresses.ts'
import { seedContent } from '../seed/content.ts'
import { seedPerson } from '../seed/people.ts'
import type { Services } from '../services.ts'
import { demoAddress } from './demoAddress.ts'
import content from './content.json' with { type: 'json' }

/** A day with any other letter was left open. */
const statuses: Record<string, DailyTodoStatus> = { d: 'done', s: 'skip' }

/** Adds an account with content of both kinds and three weeks of days, unless it is there already. */
export function createDemo(services: Services): void {
  const { database, clock } = services
  database.transaction(() => {
    if (findAddress(database, demoAddress)) return
    const { id } = seedPerson(database, { email: demoAddress }, clock.now())
    seedContent(services, id, {
      dailyTodos: content.dailyTodos.map(({ options, ...module }) => ({
        ...module,
        options: options.map(({ lately, ...option }) => ({ ...option, items: itemsOf(lately) })),
      })),
      inspiration: content.inspiration.map(({ options, ...module }) => ({
        ...module,
        options: options.map(({ name, text, file }) =>
          file === undefined ? { name, text } : { name, image: imageOf(file) },
        ),
      })),
    })
  })

  /** By day, of a text with a letter for each day from today back. */
  function itemsOf(lately: string): Record<string, DailyTodoStatus> {
    const day = (ago: number) => new Date(clock.now() - ago * 86_400_000).toISOString().slice(0, 10)
    return Object.fromEntries(
      [...lately].flatMap((letter, ago) => {
        const status = statuses[letter]
        return status === undefined ? [] : [[day(ago), status]]
      }),
    )
  }
}

function imageOf(fileName: string) {
  return { fileName, data: readFileSync(path.join(import.meta.dirname, fileName), 'base64') }
}
