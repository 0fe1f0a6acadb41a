import type { Page } from '@playwright/test'
import { type Control, listControls } from '../browser/controls.ts'
import { expect, newPerson, signInAs, untilScriptIsThere } from '../e2e.ts'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { dayFromNow, todos } from './dashboard.ts'

interface Ids {
  list: number
  option: number
  place: number
  thoughts: number
}

/** Pages of a signed-in person who has lists, a history and a thought. */
export const pages: Readonly<Record<string, (ids: Ids) => string>> = {
  'the dashboard': () => '/dashboard',
  'the overview': () => '/modules',
  'the page of a list': ({ list }) => `/modules/daily-todos/${list}`,
  'the page of a to-do': ({ list, option }) => `/modules/daily-todos/${list}/options/${option}`,
  'the page of a place': ({ list, place }) => `/modules/daily-todos/${list}/widgets/${place}`,
  'the page of thoughts': ({ thoughts }) => `/modules/inspiration/${thoughts}`,
  'a new thought': ({ thoughts }) => `/modules/inspiration/${thoughts}/options/new`,
  'a new list': () => '/modules/daily-todos/new',
  'the history': () => '/history',
  'the history of a list': ({ list }) => `/history/${list}`,
  'the account': () => '/account/my',
  'the own data': () => '/account/my/data',
  'a new address': () => '/account/my/email-addresses/add',
}

/** Signs in another person with lists, and opens a page. */
export async function openAnew(
  page: Page,
  backend: BackendProcess,
  pathOf: (ids: Ids) => string,
): Promise<string> {
  const { email } = await newPerson(backend)
  await page.context().clearCookies()
  await signInAs(page.context(), backend, email)
  const past = { [dayFromNow(-2)]: 'done', [dayFromNow(-1)]: 'todo' } as const
  const days = { Walk: past, Read: { ...past, [dayFromNow(0)]: 'done' } } as const
  const { dailyTodos } = await backend.seed(email, todos('Morning', ['Walk', 'Read'], days))
  const { inspiration } = await backend.seed(email, {
    inspiration: [{ name: 'Sky', widgets: ['Sky'], options: [{ name: 'Begin', text: 'Begin.' }] }],
  })
  const [list] = dailyTodos
  const path = pathOf({
    list: list?.id ?? 0,
    option: list?.options[0] ?? 0,
    place: list?.widgets[0] ?? 0,
    thoughts: inspiration[0]?.id ?? 0,
  })
  await open(page, path)
  return path
}

/** Opens a page. Resolves once everything on it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilScriptIsThere(page, 'QuietParts')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Lists the controls of a page, of its first to-do alone: those of the second one are the same. */
export async function controlsOf(page: Page, frame: string): Promise<Control[]> {
  return (await listControls(page, frame)).filter(({ name }) => !/\bRead\b/.test(name))
}

const layer = '[role=dialog], [role=menu], [role=alertdialog]:not([data-react-aria-top-layer] *)'

/** The dialogs, sheets and menus that are open. */
export const layers = (page: Page) => page.locator(layer)

/** Returns whether a dialog, sheet or menu opens soon: another one than that with these words as its name, if it is given. */
export const opensLayer = (page: Page, besides: string | null = null): Promise<boolean> =>
  page
    .waitForFunction(
      ([selector, known]) => {
        const last = [...document.querySelectorAll(selector)].at(-1)
        return last !== undefined && last.getAttribute('aria-labelledby') !== known
      },
      [layer, besides] as const,
      { timeout: 500 },
    )
    .then(
      () => true,
      () => false,
    )

/** Closes what is open, from the topmost down. */
export async function closeLayers(page: Page): Promise<void> {
  for (let left = 3; left > 0 && (await layers(page).count()) > 0; left -= 1) {
    await page.keyboard.press('Escape')
  }
}
