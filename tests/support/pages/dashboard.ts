import type { Locator, Page, Request, Response } from '@playwright/test'
import type { SeedContent } from '@daymark/backend'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { expect } from '../e2e.ts'

type Items = Readonly<Record<string, Readonly<Record<string, 'todo' | 'skip' | 'done'>>>>

/** The path of the statuses of days. */
export const itemsPath = '/api/v1/daily-todo-items/'

/** Returns the UTC day that is `count` days from now, as ISO day. */
export function dayFromNow(count: number, now = Date.now()): string {
  return new Date(now + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Returns the day that is `count` days from now as people say it in English, without its weekday. */
export function dateFromNow(count: number): string {
  return new Date(dayFromNow(count)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

/** Returns the heading of the dashboard, which is the weekday of a day (ISO), today unless given. */
export function dayHeading(page: Page, day = dayFromNow(0)): Locator {
  const [english, dutch] = ['en-GB', 'nl'].map((language) =>
    new Date(day).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
  )
  const name = new RegExp(`^(${english}|${dutch})(, (done|klaar)\\.)?$`, 'i')
  return page.getByRole('heading', { level: 1, name })
}

/** One module of to-dos with one widget of the same name. */
export function todos(name: string, options: readonly string[], items: Items = {}): SeedContent {
  return {
    dailyTodos: [
      {
        name,
        widgets: [name],
        options: options.map((option) => ({
          name: option,
          text: `About ${option}`,
          items: items[option] ?? {},
        })),
      },
    ],
  }
}

/** Returns all cards of the dashboard. */
export function allCards(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
}

/** Returns the names of the cards of the dashboard, in the order of the page. */
export function cardNames(page: Page): Promise<(string | null)[]> {
  return allCards(page).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))
}

/** Returns a card of the dashboard. */
export function widget(page: Page, name: string): Locator {
  return page.getByRole('listitem', { name, exact: true })
}

/** Returns the last line of a list, to write on. */
export function addLine(page: Page, list = 'Health'): Locator {
  return widget(page, list).getByRole('textbox', { name: 'Add a to-do' })
}

/** Returns the days of the head, of which the last one is today. */
export function week(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Last 7 days' }).getByRole('button')
}

/** Returns the ring of the head. */
export function ring(page: Page): Locator {
  return page.getByRole('progressbar', { name: 'All lists today' })
}

/** Returns the words that say how far the list of a card is; the numbers beside its name are for the eye. */
export function progress(card: Locator): Locator {
  return card.getByText(/^\d+ (of \d+ done|van \d+ gedaan)/)
}

/** Returns the choice of a status of one option. */
export function choice(page: Page, option: string): Locator {
  return page.getByRole('radiogroup', { name: option, exact: true })
}

export function status(page: Page, option: string, name: string): Locator {
  return choice(page, option).getByRole('radio', { name, exact: true })
}

/** Returns the marks of the rows whose change waits on this device. */
export function notSent(page: Page): Locator {
  return page.getByRole('listitem').getByTitle('Not sent yet')
}

/**
 * Taps what chooses a status at every width: a narrow card has Todo only in a row that is skipped, and the sign of a done one takes
 * it back. A second tap in one place that comes too soon changes nothing, so it may need another.
 */
export async function choose(page: Page, option: string, name: string): Promise<void> {
  const chosen = status(page, option, name)
  await expect(async () => {
    const done = status(page, option, 'Done')
    const isTakenBack = name === 'Todo' && (await done.isChecked())
    if (!(await chosen.isChecked())) await (isTakenBack ? done : chosen).click({ timeout: 5_000 })
    await expect(chosen).toBeChecked({ timeout: 1_000 })
  }).toPass()
}

/** Shows the rows that a card has folded: those that this device knew as complete when the card came, if two or more. */
export async function unfold(card: Locator): Promise<void> {
  await expect(progress(card)).toContainText(/\d of \d+ done/)
  const line = card.getByRole('button', { name: /^\d+ (complete|done)$/, expanded: false })
  // What the person has unfolded on another device may arrive as this one is pressed, which would fold the rows again.
  await expect(async () => {
    if ((await line.count()) > 0) await line.click({ timeout: 1_000 })
    await expect(line).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

interface Scene {
  backend: BackendProcess
  page: Page
  person: { email: string }
}

/** Gives a person to-dos, opens their dashboard, and waits for the status of the first. */
export async function openTodos(
  { backend, page, person }: Scene,
  options: readonly [string, ...string[]] = ['Walk'],
  items: Items = {},
): Promise<void> {
  await backend.seed(person.email, todos('Health', options, items))
  await page.goto('/dashboard')
  await expect(choice(page, options[0]).getByRole('radio', { checked: true })).toBeVisible()
}

/** Does a to-do while no new status reaches the server. */
export async function leaveWaiting(
  { backend, page }: Omit<Scene, 'person'>,
  todo = 'Walk',
): Promise<void> {
  await backend.setFault({ method: 'POST', path: itemsPath, drop: 'before', times: 1_000 })
  await choose(page, todo, 'Done')
  await expect(notSent(page)).toBeVisible()
}

/** Tells the page that its tab is looked at again. */
export function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

/** Read when the page is quiet, and sent with each choice. No journey waits for them but their own. */
const preferences = 'preferences'

/** Returns every request to the content API from now on but those for preferences, as `GET daily-todo-items`. */
export function contentRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request: Request) => {
    const resource = /\/api\/v1\/([\w-]+)\//.exec(request.url())?.[1]
    if (resource !== undefined && resource !== preferences) {
      seen.push(`${request.method()} ${resource}`)
    }
  })
  return seen
}

/** Resolves with the next answer to a request of a method, but for preferences. */
export function whenAnswered(page: Page, method: string): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.request().method() === method && !response.url().includes(`/${preferences}/`),
  )
}

/** Holds the requests of a method to a pattern of addresses, until the function that it returns is called. */
export async function holdRequests(page: Page, method: string, url: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === method) await isReleased
    await route.fallback()
  })
  return release
}
