import { dayFromNow, todos } from '../pages/dashboard.ts'
import { signInAs } from '../e2e.ts'
import { both, type Reach, type Screen } from './walkThrough.ts'

const days = {
  [dayFromNow(-40)]: 'done',
  [dayFromNow(-2)]: 'skip',
  [dayFromNow(-1)]: 'done',
} as const
const long = 'Telephone a friend whom I did not call so far'

/** Opens the past of a list; without any day it has none. */
const openHistory =
  (items: Parameters<typeof todos>[2], { isFailing = false } = {}): Reach =>
  async ({ backend, context, email, page }) => {
    await backend.createPerson({ email })
    await signInAs(context, backend, email)
    await backend.seed(email, todos('Health', ['Walk', long], items))
    if (isFailing) {
      const path = '/api/v1/daily-todo-items/'
      await backend.setFault({ path, method: 'GET', status: 500, times: 9 })
    }
    await page.goto('/history')
  }

const heading = both('History', 'Geschiedenis')
const counting = both('How it is counted', 'Zo wordt er geteld')

/** The past of lists, in each of its shapes. */
export const historyScreens: readonly Screen[] = [
  {
    name: 'the history',
    heading,
    states: [
      {
        reach: openHistory({ Walk: days, [long]: days }),
        shows: both('of to-dos in 30 days', 'van de taken in 30 dagen'),
      },
      {
        reach: ({ page, say }) => page.getByRole('button', { name: say(counting) }).click(),
        shows: both('A day is complete when', 'Een dag is klaar als'),
      },
      {
        reach: ({ page, say }) =>
          page.getByRole('radio', { name: say(both('Table', 'Tabel')) }).click(),
        shows: both('all skipped', 'alles overgeslagen'),
      },
    ],
  },
  {
    name: 'the history of a list',
    heading: both('Health', 'Health'),
    states: [
      {
        reach: async (stage) => {
          await openHistory({ Walk: days, [long]: days })(stage)
          await stage.page
            .getByRole('main')
            .getByRole('link', { name: /^Health, / })
            .click()
        },
        shows: both('of to-dos in 30 days', 'van de taken in 30 dagen'),
      },
      {
        reach: ({ page }) => page.getByRole('button', { name: /^Walk, / }).click(),
        shows: both('The last 53 weeks of Walk', 'De laatste 53 weken van Walk'),
      },
    ],
  },
  {
    name: 'the first days of a history',
    heading,
    states: [
      {
        reach: openHistory({ Walk: { [dayFromNow(-2)]: 'done', [dayFromNow(-1)]: 'done' } }),
        shows: both('Your year fills from here', 'Vanaf hier vult je jaar zich'),
      },
    ],
  },
  {
    name: 'a history of nothing',
    heading,
    states: [
      {
        reach: openHistory({}),
        shows: both('No history yet', 'Nog geen geschiedenis'),
      },
    ],
  },
  {
    name: 'a history that cannot be loaded',
    heading,
    states: [
      {
        reach: openHistory({ Walk: days }, { isFailing: true }),
        shows: both('Some days could not be loaded', 'Sommige dagen konden niet worden geladen'),
      },
    ],
  },
]
