import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DailyTodoStatus } from '@daymark/api/schemas'
import { findAddress } from '../accounts/emailAddresses.ts'
import { seedContent } from '../seed/content.ts'
import { seedPerson } from '../seed/people.ts'
import type { Services } from '../services.ts'

const sunrise = path.join(import.meta.dirname, 'sunrise.png')

export const demoAddress = 'demo@daymark.example'

/** Adds an account with content of both kinds, unless it is there already. */
export function createDemo(services: Services): void {
  const { database, clock } = services
  database.transaction(() => {
    if (findAddress(database, demoAddress)) return
    const { id } = seedPerson(database, { email: demoAddress }, clock.now())
    seedContent(services, id, {
      dailyTodos: [
        {
          name: 'Evening',
          widgets: ['Evening'],
          options: [
            { name: 'Kitchen', text: 'Leave the kitchen clean', items: days('done', 'skip') },
            { name: 'Read', text: 'Read ten pages on paper', items: days('done', 'done') },
            { name: 'Tomorrow', text: 'Write down the first thing for tomorrow' },
          ],
        },
        {
          name: 'Morning',
          widgets: ['Morning'],
          options: [
            {
              name: 'Breathe',
              text: 'Five quiet minutes at the open window',
              items: days('done', 'todo'),
            },
            { name: 'Move', text: 'Walk to the harbour and back', items: days('skip', 'done') },
            { name: 'Water', text: 'Drink a large glass of water', items: days('done', 'done') },
          ],
        },
      ],
      inspiration: [
        {
          name: 'Thoughts',
          widgets: ['Thought of the day'],
          options: [
            { name: 'Begin', text: 'You do not have to see the far shore to put out to sea.' },
            { name: 'Patience', text: 'The tide comes in without being hurried.' },
            {
              name: 'Sunrise',
              image: { fileName: 'sunrise.png', data: readFileSync(sunrise, 'base64') },
            },
          ],
        },
      ],
    })
  })

  /** The last two days, the later one first. */
  function days(yesterday: DailyTodoStatus, before: DailyTodoStatus) {
    return { [day(1)]: yesterday, [day(2)]: before }
  }

  function day(ago: number): string {
    return new Date(clock.now() - ago * 86_400_000).toISOString().slice(0, 10)
  }
}
