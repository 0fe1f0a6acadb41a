import type { Locator, Page } from '@playwright/test'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { choice } from '../pages/dashboard.ts'
import { expect, pageHeading } from '../e2e.ts'

/** The tools of a test that brings a screen into a state. */
export interface ScreenStage {
  backend: BackendProcess
  page: Page
  /** The ids of one module of each kind, and of an option and a widget of the first. */
  ids: Record<'list' | 'thoughts' | 'option' | 'widget', number>
  say: (english: string, dutch: string) => string
}

export type Reach = (stage: ScreenStage) => Promise<unknown>

export const itemsPath = '/api/v1/daily-todo-items/'
const optionsPath = '/api/v1/daily-todo-options/'
export const heldBack = { method: 'GET', delayMs: 120_000, times: 99 } as const

/** Opens a page of the person. */
export const open =
  (path: (ids: ScreenStage['ids']) => string): Reach =>
  async ({ page, ids }) => {
    await page.goto(path(ids))
    await expect(pageHeading(page)).toBeVisible()
  }

/** The line of the list that puts away what was complete at the beginning. */
export const foldedTodos = ({ page, say }: ScreenStage): Locator =>
  page.getByRole('button', { name: say('2 complete', '2 klaar') })

/** Opens the dashboard, with the to-dos that the list puts away. */
export const openDashboard: Reach = async (stage) => {
  await open(() => '/dashboard')(stage)
  const line = foldedTodos(stage)
  await expect(line).toBeVisible()
  // It stays open for the day.
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
  await expect(choice(stage.page, 'Walk').getByRole('radio', { checked: true })).toBeVisible()
}

/** Each screen of a signed-in person in each of its states; those of the account are in `accountScreens`. */
export const signedInStates: Record<string, Reach> = {
  'a dashboard whose complete to-dos are folded': async (stage) => {
    await open(() => '/dashboard')(stage)
    await expect(foldedTodos(stage)).toHaveAttribute('aria-expanded', 'false')
  },
  'a dashboard': openDashboard,
  'the palette with what was found': async (stage) => {
    const search = stage.say('Search', 'Zoeken')
    await stage.page.getByRole('banner').getByRole('button', { name: search }).click()
    await stage.page.getByRole('searchbox').fill('w')
    await expect(stage.page.getByRole('menuitem').first()).toBeVisible()
  },
  'the palette with nothing found': async ({ page, say }) => {
    await page.getByRole('searchbox').fill('nothing is called that')
    await expect(page.getByText(say('Nothing found', 'Niets gevonden'))).toBeVisible()
  },
  'the shortcuts': async ({ page, say }) => {
    await page.getByRole('searchbox').fill('')
    await page.getByRole('menuitem', { name: say('Keyboard shortcuts', 'Sneltoetsen') }).click()
    await expect(page.getByRole('dialog')).toContainText('F6')
  },
  'a message that something was refused': async ({ backend, page, say }) => {
    await page.keyboard.press('Escape')
    for (const method of ['POST', 'PATCH']) {
      await backend.setFault({ path: itemsPath, method, status: 400 })
    }
    const skip = say('Skip', 'Overgeslagen')
    await choice(page, 'Walk').getByRole('radio', { name: skip }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a dashboard whose days are held back': async (stage) => {
    await stage.backend.setFault({ ...heldBack, path: itemsPath })
    await stage.page.goto('/dashboard')
    await expect(stage.page.getByRole('listitem', { name: 'Morning' })).toBeVisible()
  },
  'a dashboard whose lists are held back': async (stage) => {
    await stage.backend.setFault({ ...heldBack, path: optionsPath })
    await stage.page.evaluate(() => indexedDB.deleteDatabase('daymark'))
    await stage.page.goto('/dashboard')
    await expect(stage.page.getByRole('listitem', { name: 'Morning' })).toBeVisible()
  },
  'a card that could not be loaded': async (stage) => {
    await stage.backend.setFault({ path: optionsPath, method: 'GET', status: 500, times: 99 })
    await stage.page.goto('/dashboard')
    const again = stage.say('Try again', 'Opnieuw proberen')
    await expect(stage.page.getByRole('button', { name: again }).first()).toBeVisible()
  },
  'the overview': open(() => '/modules'),
  'a slow way to the next page': async (stage) => {
    const { backend, page, ids } = stage
    await backend.setFault({ ...heldBack, path: `/api/v1/daily-todos-modules/${ids.list}/` })
    await page.getByRole('rowheader', { name: 'Morning' }).click()
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1)
  },
  // Every page has this ground before it.
  'the page of a list on its way, as the first of a visit': async ({ backend, page, ids }) => {
    await backend.setFault({ ...heldBack, path: `/api/v1/daily-todos-modules/${ids.list}/` })
    await page.goto(`/modules/daily-todos/${ids.list}`)
    await expect(page.getByRole('status').getByText('Daymark')).toBeVisible()
  },
  'the form of a new list on its way, over the dashboard': async (stage) => {
    const { page, say } = stage
    await page.route(/\/assets\/NewListHue/, () => new Promise(() => undefined))
    await openDashboard(stage)
    await page.getByRole('button', { name: say('New list', 'Nieuwe lijst'), exact: true }).click()
    await page.waitForRequest(/\/assets\/NewListHue/)
  },
  'the form of a new list over the dashboard': async (stage) => {
    const { page } = stage
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await openDashboard(stage)
    const { say } = stage
    await page.getByRole('button', { name: say('New list', 'Nieuwe lijst'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  },
  'a list with more than one page': open(({ list }) => `/modules/daily-todos/${list}`),
  'a list with its places and the form for its name': async ({ page, say }) => {
    const places = say('Places on the dashboard', 'Plaatsen op het dashboard')
    await page.getByRole('button', { name: new RegExp(`^${places}`) }).click()
    const rename = say('Rename Morning', 'Naam wijzigen: Morning')
    await page.getByRole('main').getByRole('button', { name: rename }).first().click()
    await expect(page.getByRole('textbox', { name: say('Name', 'Naam') })).toBeFocused()
  },
  'a to-do that is renamed in its row': async ({ page, say }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say('Rename Walk', 'Naam wijzigen: Walk') }).click()
    await expect(page.getByRole('textbox', { name: say('Name', 'Naam') })).toBeFocused()
  },
  'a new module': open(() => '/modules/daily-todos/new'),
  'a new card': open(({ list }) => `/modules/daily-todos/${list}/widgets/new`),
  'a module without anything': open(({ thoughts }) => `/modules/inspiration/${thoughts}`),
  'a module that is not there': open(() => '/modules/daily-todos/999999'),
  'a form that was refused': async (stage) => {
    await open(({ thoughts }) => `/modules/inspiration/${thoughts}/options/new`)(stage)
    await stage.page.getByRole('button', { name: stage.say('Save', 'Opslaan') }).click()
    await expect(stage.page.locator('[aria-invalid=true]').first()).toBeVisible()
  },
  'a form for an image': async ({ page, say }) => {
    await page.getByText(say('Image', 'Afbeelding'), { exact: true }).click()
    await expect(page.locator('input[type=file]')).toBeAttached()
  },
  'a widget': open(({ list, widget }) => `/modules/daily-todos/${list}/widgets/${widget}`),
  'an option': open(({ list, option }) => `/modules/daily-todos/${list}/options/${option}`),
  'a question before deleting': async ({ page, say }) => {
    await page
      .getByRole('button', { name: say('Delete this to-do…', 'Deze taak verwijderen…') })
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'an account without a passkey': open(() => '/account/my'),
}
