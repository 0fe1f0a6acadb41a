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

/** The past of a list, in each of its shapes. */
export const historyScreens: readonly Screen[] = [
  {
    name: 'the history',
    heading,
    states: [
      {
        reach: openHistory({ Walk: days, [long]: days }),
        shows: both('Your history starts on', 'Je geschiedenis begint op'),
      },
      {
        reach: ({ page }) => page.getByRole('button', { name: /^Walk, / }).click(),
        shows: both('The last 53 weeks of Walk', 'De laatste 53 weken van Walk'),
      },
      {
        reach: ({ page, say }) =>
          page.getByRole('radio', { name: say(both('Table', 'Tabel')) }).click(),
        shows: both('all skipped', 'alles overgeslagen'),
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
