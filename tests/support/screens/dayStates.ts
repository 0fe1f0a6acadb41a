import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { choice, dayFromNow } from '../dashboard.ts'
import { expect } from '../e2e.ts'
import { listFile } from '../takeout.ts'
import { type Hands, heldBack, itemsPath, open, type Reach } from './signedInStates.ts'

const dashboard = open(() => '/dashboard')
const lookBack = open(({ widget }) => `/dashboard/daily-todos/${widget}/look-back`)

/** Opens the menu of the list, or chooses one of its entries. */
async function openMenu({ page, say }: Hands, entry?: Parameters<Hands['say']>): Promise<void> {
  await page.getByRole('button', { name: say('Morning: more', 'Morning: meer') }).click()
  if (entry) await page.getByRole('menuitem', { name: say(...entry) }).click()
}

async function openNotifications({ page, say }: Hands): Promise<Locator> {
  const sidebar = page.getByRole('navigation', { name: say('Sidebar', 'Zijbalk') })
  await sidebar.getByRole('button', { name: say('Account menu', 'Accountmenu') }).click()
  await page.getByRole('menuitem', { name: say('Notifications', 'Meldingen') }).click()
  return page.getByRole('dialog', { name: say('Notifications', 'Meldingen') })
}

/** The dialog for being away, and the button that skips the days up to one. */
async function skipUntil({ page, say }: Hands, day: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Away until', 'Weg tot en met')).fill(day)
  await dialog.getByRole('button', { name: say('Skip these days', 'Deze dagen overslaan') }).click()
}

async function chooseFile(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name }).click()
  const buffer = Buffer.from(listFile('Evening', 3))
  await (await chooser).setFiles({ name: 'evening.json', mimeType: 'application/json', buffer })
}

/** What is opened from the dashboard. */
export const dayStates: Record<string, Reach> = {
  'the notifications with none': async (hands) => {
    await dashboard(hands)
    const dialog = await openNotifications(hands)
    await expect(dialog).toContainText(hands.say('Nothing to report', 'Niets te melden'))
  },
  'the notifications with one': async (hands) => {
    const { backend, page, say } = hands
    for (const method of ['POST', 'PATCH']) {
      await backend.setFault({ path: itemsPath, method, status: 400 })
    }
    await dashboard(hands)
    const skip = say('Skip', 'Overgeslagen')
    await choice(page, 'Walk').getByRole('radio', { name: skip }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Close', 'Sluiten') })
      .click()
    const dialog = await openNotifications(hands)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
  },
  'the menu of a list': async (hands) => {
    await dashboard(hands)
    await openMenu(hands)
    await expect(hands.page.getByRole('menu')).toBeVisible()
  },
  'the order of the to-dos': async (hands) => {
    await dashboard(hands)
    await openMenu(hands, ['Order of the to-dos …', 'Volgorde van de taken …'])
    await expect(hands.page.getByRole('dialog').getByRole('row')).toHaveCount(11)
  },
  'the menu of a to-do': async (hands) => {
    await dashboard(hands)
    await hands.page.getByRole('button', { name: 'Walk', exact: true }).click()
    await expect(hands.page.getByRole('menu')).toBeVisible()
  },
  'another name for a to-do': async ({ page, say }) => {
    await page.getByRole('menuitem', { name: say('Rename', 'Andere naam geven') }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  },
  'a line for a new to-do': async (hands) => {
    await dashboard(hands)
    await hands.page
      .getByRole('button', { name: hands.say('Add a to-do', 'Taak toevoegen') })
      .click()
    const field = hands.page.getByRole('textbox', { name: hands.say('New to-do', 'Nieuwe taak') })
    await expect(field).toBeFocused()
    await hands.page.keyboard.press('Enter')
    await expect(hands.page.locator('[aria-invalid=true]')).toBeVisible()
  },
  'being away': async (hands) => {
    await dashboard(hands)
    await openMenu(hands, ['Away until …', 'Weg tot en met …'])
    await skipUntil(hands, dayFromNow(90))
    await expect(hands.page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  },
  'being away that fails': async (hands) => {
    await hands.backend.setFault({ path: itemsPath, method: 'POST', status: 500 })
    await skipUntil(hands, dayFromNow(1))
    await expect(hands.page.getByRole('dialog').getByRole('alert')).toBeVisible()
  },
  'being away while it is skipped': async (hands) => {
    await hands.backend.setFault({ ...heldBack, path: itemsPath, method: 'POST' })
    await skipUntil(hands, dayFromNow(1))
    const progress = hands.page.getByRole('progressbar', {
      name: hands.say('Progress', 'Voortgang'),
    })
    await expect(progress.last()).toBeVisible()
  },
  'being away that is done': async (hands) => {
    await dashboard(hands)
    await openMenu(hands, ['Away until …', 'Weg tot en met …'])
    await skipUntil(hands, dayFromNow(1))
    const undo = hands.say('Undo', 'Ongedaan maken')
    await expect(hands.page.getByRole('dialog').getByRole('button', { name: undo })).toBeVisible()
  },
}

/** The pages of the past and of the own data. */
export const pastStates: Record<string, Reach> = {
  'looking back': async (hands) => {
    await lookBack(hands)
    await expect(hands.page.getByRole('row', { name: 'Walk' })).toBeVisible()
  },
  'looking back in a table': async ({ page, say }) => {
    await page.getByRole('radio', { name: say('As a table', 'Als tabel') }).click()
    await expect(page.getByRole('rowheader').last()).toBeVisible()
  },
  'looking back on its way': async (hands) => {
    await hands.backend.setFault({ ...heldBack, path: itemsPath })
    await hands.page.evaluate(() => indexedDB.deleteDatabase('daymark'))
    await lookBack(hands)
    await expect(hands.page.locator('[aria-busy=true]').first()).toBeVisible()
  },
  'looking back in vain': async (hands) => {
    await hands.backend.setFault({ path: itemsPath, method: 'GET', status: 500, times: 99 })
    await lookBack(hands)
    const again = hands.say('Try again', 'Opnieuw proberen')
    await expect(hands.page.getByRole('button', { name: again }).first()).toBeVisible()
  },
  'the own data': open(() => '/account/my/data'),
  'what would be brought in': async ({ page, say }) => {
    await chooseFile(page, say('Choose a file', 'Bestand kiezen'))
    await expect(page.getByText('evening.json').first()).toBeVisible()
    await expect(page.getByRole('button', { name: say('Bring it in', 'Inbrengen') })).toBeVisible()
  },
  'what was brought in': async ({ page, say }) => {
    await page.getByRole('button', { name: say('Bring it in', 'Inbrengen') }).click()
    const again = say('Bring in more', 'Nog iets inbrengen')
    await expect(page.getByRole('button', { name: again })).toBeVisible()
  },
}

/** What paper shows. */
export const printedStates: Record<string, Reach> = {
  'a dashboard': async (hands) => {
    await dashboard(hands)
    await expect(choice(hands.page, 'Walk').getByRole('radio').first()).toBeVisible()
  },
  'looking back': pastStates['looking back'] ?? lookBack,
}
