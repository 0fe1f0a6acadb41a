import type { Locator } from '@playwright/test'
import { choice, dayFromNow } from '../pages/dashboard.ts'
import { expect } from '../e2e.ts'
import { chooseToBringIn, listFile } from '../pages/takeout.ts'
import {
  type ScreenStage,
  foldedTodos,
  heldBack,
  itemsPath,
  open,
  openDashboard as dashboard,
  type Reach,
} from './signedInStates.ts'

const history = open(() => '/history')

/** Opens the menu of the list, or chooses one of its entries. */
async function openMenu(
  { page, say }: ScreenStage,
  entry?: Parameters<ScreenStage['say']>,
): Promise<void> {
  await page
    .getByRole('button', { name: say('Morning: more actions', 'Morning: meer acties') })
    .click()
  if (entry) await page.getByRole('menuitem', { name: say(...entry) }).click()
}

async function openNotifications({ page, say }: ScreenStage): Promise<Locator> {
  const sidebar = page.getByRole('navigation', { name: say('Sidebar', 'Zijbalk') })
  await sidebar.getByRole('button', { name: say('Account menu', 'Accountmenu') }).click()
  await page.getByRole('menuitem', { name: say('Notifications', 'Meldingen') }).click()
  return page.getByRole('dialog', { name: say('Notifications', 'Meldingen') })
}

/** The dialog for being away, and the button that skips the days up to one. */
async function skipUntil({ page, say }: ScreenStage, day: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Last day to skip', 'Laatste dag die je overslaat')).fill(day)
  await dialog.getByRole('button', { name: say('Skip these days', 'Deze dagen overslaan') }).click()
}

/** States that are reached from the dashboard. */
export const dayStates: Record<string, Reach> = {
  'the notifications with none': async (stage) => {
    await dashboard(stage)
    const dialog = await openNotifications(stage)
    await expect(dialog).toContainText(stage.say('No notifications', 'Geen meldingen'))
  },
  'the notifications with one': async (stage) => {
    const { backend, page, say } = stage
    for (const method of ['POST', 'PATCH']) {
      await backend.setFault({ path: itemsPath, method, status: 400 })
    }
    await dashboard(stage)
    const skip = say('Skip', 'Overgeslagen')
    await choice(page, 'Walk').getByRole('radio', { name: skip }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Close', 'Sluiten') })
      .click()
    const dialog = await openNotifications(stage)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
  },
  'the menu of a list': async (stage) => {
    await dashboard(stage)
    await openMenu(stage)
    await expect(stage.page.getByRole('menu')).toBeVisible()
  },
  'the order of the to-dos': async (stage) => {
    await dashboard(stage)
    await stage.page.getByRole('button', { name: 'Walk', exact: true }).click()
    await stage.page
      .getByRole('menuitem', { name: stage.say('Reorder to-dos…', 'Volgorde van taken wijzigen…') })
      .click()
    await expect(stage.page.getByRole('dialog').getByRole('row')).toHaveCount(11)
  },
  'the menu of a to-do': async (stage) => {
    await dashboard(stage)
    await stage.page.getByRole('button', { name: 'Walk', exact: true }).click()
    await expect(stage.page.getByRole('menu')).toBeVisible()
  },
  'another name for a to-do': async ({ page, say }) => {
    await page.getByRole('menuitem', { name: say('Edit', 'Bewerken'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  },
  'a line for a new to-do': async (stage) => {
    await dashboard(stage)
    const name = stage.say('Add a to-do', 'Taak toevoegen')
    await stage.page.getByRole('textbox', { name }).first().focus()
    await stage.page.keyboard.press('Enter')
    await expect(stage.page.locator('[aria-invalid=true]')).toBeVisible()
  },
  'a new to-do that is not saved': async (stage) => {
    await stage.backend.setFault({
      path: '/api/v1/daily-todo-options/',
      method: 'POST',
      status: 500,
    })
    await stage.page.keyboard.type('Water the plants on the balcony')
    await stage.page.keyboard.press('Enter')
    await expect(stage.page.getByRole('alert')).toBeVisible()
  },
  'a choice that waits, of a to-do with days in a row': async (stage) => {
    const { backend, page, say } = stage
    await dashboard(stage)
    await expect(page.getByText(say('3 days', '3 dagen')).first()).toBeAttached()
    for (const method of ['POST', 'PATCH'])
      await backend.setFault({ path: itemsPath, method, drop: 'before', times: 1_000 })
    const skip = say('Skip', 'Overgeslagen')
    await choice(page, 'Walk').getByRole('radio', { name: skip }).click()
    await expect(page.getByTitle(say('Not sent yet', 'Nog niet verstuurd'))).toBeVisible()
  },
  'being away': async (stage) => {
    await dashboard(stage)
    await openMenu(stage, ['Skip days…', 'Dagen overslaan…'])
    await skipUntil(stage, dayFromNow(90))
    await expect(stage.page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  },
  'being away that fails': async (stage) => {
    await stage.backend.setFault({ path: itemsPath, method: 'POST', status: 500 })
    await skipUntil(stage, dayFromNow(1))
    await expect(stage.page.getByRole('dialog').getByRole('alert')).toBeVisible()
  },
  'being away while it is skipped': async (stage) => {
    await stage.backend.setFault({ ...heldBack, path: itemsPath, method: 'POST' })
    await skipUntil(stage, dayFromNow(1))
    const progress = stage.page.getByRole('progressbar', {
      name: stage.say('Progress', 'Voortgang'),
    })
    await expect(progress.last()).toBeVisible()
  },
  'being away that is done': async (stage) => {
    await dashboard(stage)
    await openMenu(stage, ['Skip days…', 'Dagen overslaan…'])
    await skipUntil(stage, dayFromNow(1))
    const undo = stage.say('Undo', 'Ongedaan maken')
    await expect(stage.page.getByRole('dialog').getByRole('button', { name: undo })).toBeVisible()
  },
  'the history on its way': async (stage) => {
    await stage.backend.setFault({ ...heldBack, path: itemsPath })
    await stage.page.evaluate(() => indexedDB.deleteDatabase('daymark'))
    await history(stage)
    await expect(stage.page.locator('[aria-busy=true]').first()).toBeVisible()
  },
  'the history of a list that is not known, on its way': async (stage) => {
    await stage.backend.setFault({ ...heldBack, path: '/api/v1/daily-todos-modules/' })
    await stage.page.evaluate(() => indexedDB.deleteDatabase('daymark'))
    await stage.page.goto('/history/999999')
    const loading = stage.say('Loading…', 'Laden…')
    await expect(stage.page.getByRole('heading', { level: 1, name: loading })).toBeAttached()
  },
  'what was brought in': async ({ page, say }) => {
    await page.goto('/account/my/data')
    const button = say('Choose a file', 'Bestand kiezen')
    await chooseToBringIn(page, 'evening.json', listFile('Evening', 3), button)
    await page.getByRole('button', { name: say('Import', 'Importeren') }).click()
    const again = say('Import more', 'Meer importeren')
    await expect(page.getByRole('button', { name: again })).toBeVisible()
  },
}

/** States of the printed dashboard. */
export const printedStates: Record<string, Reach> = {
  'a dashboard': async (stage) => {
    await open(() => '/dashboard')(stage)
    // Paper shows what is folded on the screen.
    await expect(foldedTodos(stage)).toHaveAttribute('aria-expanded', 'false')
  },
  'the history': async (stage) => {
    await history(stage)
    const name = stage.say('Lists', 'Lijsten')
    const lists = stage.page.getByRole('heading', { level: 2, name, exact: true })
    await expect(lists).toBeVisible()
  },
}
