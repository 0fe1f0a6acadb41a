import { dayFromNow, todos } from '../dashboard.ts'
import { signInAs } from '../e2e.ts'
import { both, type Reach, type Screen } from './walkThrough.ts'

const days = {
  [dayFromNow(-40)]: 'done',
  [dayFromNow(-2)]: 'skip',
  [dayFromNow(-1)]: 'done',
} as const
const long = 'Telephone a friend whom I did not call so far'

/** Opens the past of a list; without any day it has none. */
const openLookBack =
  (items: Parameters<typeof todos>[2], { isFailing = false } = {}): Reach =>
  async ({ backend, context, email, page }) => {
    await backend.createPerson({ email })
    await signInAs(context, backend, email)
    const { dailyTodos } = await backend.seed(email, todos('Health', ['Walk', long], items))
    if (isFailing) {
      const path = '/api/v1/daily-todo-items/'
      await backend.setFault({ path, method: 'GET', status: 500, times: 9 })
    }
    await page.goto(`/dashboard/daily-todos/${dailyTodos[0]?.widgets[0] ?? 0}/look-back`)
  }

const heading = both('Health: history', 'Health: geschiedenis')

/** The past of a list, in each of its shapes. */
export const lookBackScreens: readonly Screen[] = [
  {
    name: 'looking back',
    heading,
    states: [
      {
        reach: openLookBack({ Walk: days, [long]: days }),
        shows: both('This list starts on', 'Deze lijst begint op'),
      },
      {
        reach: ({ page, say }) =>
          page.getByRole('radio', { name: say(both('Table', 'Tabel')) }).click(),
        shows: both('all skipped', 'alles overgeslagen'),
      },
    ],
  },
  {
    name: 'looking back at nothing',
    heading,
    states: [
      {
        reach: openLookBack({}),
        shows: both('No history yet', 'Nog geen geschiedenis'),
      },
    ],
  },
  {
    name: 'a past that cannot be loaded',
    heading,
    states: [
      {
        reach: openLookBack({ Walk: days }, { isFailing: true }),
        shows: both('Some days could not be loaded', 'Sommige dagen konden niet worden geladen'),
      },
    ],
  },
]
