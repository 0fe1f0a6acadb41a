import type { Page } from '@playwright/test'
import {
  choose,
  comeBack,
  dayFromNow,
  dayHeading,
  notSent,
  openTodos,
  progress,
  ring,
  status,
  widget,
} from '../../support/pages/dashboard.ts'
import { listRow, past, row } from '../../support/pages/history.ts'
import { askWhen, chooseOfCard, todoName } from '../../support/pages/menus.ts'
import { isHistoryPersisted } from '../../support/browser/kept.ts'
import { untilPrecached } from '../../support/browser/precache.ts'
import { expect, signInAs, test } from '../../support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

const hour = 60 * 60_000
/** Today, so that what follows passes no other midnight than the next one. */
const morning = `${dayFromNow(0)}T08:00:00Z`

test.beforeEach(async ({ backend, page }) => {
  await backend.setClock({ set: morning })
  await page.clock.install({ time: morning })
})

/** Opens a page of the app by its menu: the app stays as it is. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true }).click()

test('what this device keeps stays readable in an app that is open for a day and a night', async ({
  backend,
  context,
  page,
  person,
}) => {
  const days = past(40, () => 'done')
  await openTodos({ backend, page, person }, ['Walk', 'Read'], { Walk: days, Read: days })
  await page.goto('/history')
  await expect(listRow(page, 'Health')).toHaveAccessibleName(/29 of 29 days/)
  await expect.poll(() => isHistoryPersisted(page)).toBe(true)
  await untilPrecached(page)
  // A new page, whose dashboard shows nothing of the year.
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()

  /** Lets time pass here and on the server. */
  async function pass(milliseconds: number) {
    await page.clock.fastForward(milliseconds)
    await backend.setClock({ advanceMs: milliseconds })
    await comeBack(page)
  }

  await test.step('after six minutes the history of the year opens without the server', async () => {
    await pass(hour / 10)
    await context.setOffline(true)
    await goTo(page, 'History')
    await expect(listRow(page, 'Health')).toHaveAccessibleName(/29 of 29 days/)
    await expect(page.getByText('Not all of this year could be loaded')).toHaveCount(0)
    await context.setOffline(false)
  })

  await test.step('the next morning is the new day, with the week as it was', async () => {
    await goTo(page, 'Dashboard')
    await choose(page, 'Walk', 'Done')
    await pass(24 * hour)
    const tomorrow = dayFromNow(1)
    await expect(dayHeading(page, tomorrow)).toBeVisible()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect(ring(page)).toHaveAttribute('aria-valuetext', '0 of 2 complete')
    await expect(page.getByRole('button', { name: 'Yesterday: 1 left' })).toBeVisible()
  })

  await test.step('a night without the server loses nothing, and the morning sends what waits', async () => {
    await context.setOffline(true)
    await status(page, 'Read', 'Done').click()
    await expect(notSent(page)).toBeVisible()
    await pass(9 * hour)
    await goTo(page, 'History')
    await listRow(page, 'Health').click()
    await expect(row(page, 'Walk')).toHaveAccessibleName(/current streak 41 days/)
    await goTo(page, 'Dashboard')
    await expect(status(page, 'Read', 'Done')).toBeChecked()
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(notSent(page)).toHaveCount(0)
    await expect(status(page, 'Read', 'Done')).toBeChecked()
  })
})

const names = (page: Page) => widget(page, 'Health').getByRole('listitem')

/** Puts a to-do one place higher by keyboard. */
async function moveUp(page: Page, name: string): Promise<void> {
  await todoName(page, name).focus()
  await page.keyboard.press('Alt+ArrowUp')
}

async function openColours(page: Page) {
  await chooseOfCard(page, 'Health', 'Colour…')
  return page.getByRole('radiogroup', { name: 'Colour of the list' })
}

async function chooseColour(page: Page, colour: string): Promise<void> {
  await (await openColours(page)).getByRole('radio', { name: colour }).check({ force: true })
  await page.getByRole('button', { name: 'Done', exact: true }).click()
}

test('two devices without a connection for a day and a night lose nothing that either of them changed', async ({
  backend,
  browser,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim'])
  const phone = await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'allow' })
  await signInAs(phone, backend, person.email)
  const onPhone = await phone.newPage()
  await onPhone.clock.install({ time: morning })
  await onPhone.goto('/dashboard')
  await expect(status(onPhone, 'Walk', 'Todo')).toBeChecked()
  for (const device of [page, onPhone]) await untilPrecached(device)

  await test.step('each changes the day, and one thing of the list', async () => {
    for (const device of [context, phone]) await device.setOffline(true)
    await choose(page, 'Walk', 'Done')
    await moveUp(page, 'Swim')
    await expect(names(page)).toContainText(['Walk', 'Swim', 'Read'])
    await choose(onPhone, 'Read', 'Done')
    await chooseColour(onPhone, 'Pink')
  })

  await test.step('when a to-do is due needs the server: what was chosen stays in the dialog', async () => {
    const dialog = await askWhen(onPhone, 'Swim')
    await dialog.getByRole('radio', { name: 'Times a week', exact: true }).check({ force: true })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Your entries are still here.')
    await expect(dialog.getByRole('radio', { name: 'Times a week', exact: true })).toBeChecked()
    await onPhone.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the next morning both change the same to-do of the new day, in the same way', async () => {
    for (const device of [page, onPhone]) {
      await device.clock.fastForward(24 * hour)
      await comeBack(device)
      await expect(dayHeading(device, dayFromNow(1))).toBeVisible()
      if (device === onPhone) await device.reload()
      await choose(device, 'Swim', 'Done')
      await expect(notSent(device)).toHaveCount(1)
    }
    await backend.setClock({ advanceMs: 24 * hour })
  })

  await test.step('one after the other has a connection again', async () => {
    for (const [device, tab] of [
      [context, page],
      [phone, onPhone],
    ] as const) {
      await device.setOffline(false)
      await expect(notSent(tab)).toHaveCount(0)
    }
  })

  await test.step('both show what each of them did, and nothing is in conflict', async () => {
    for (const device of [page, onPhone]) {
      await device.reload()
      await expect(status(device, 'Swim', 'Done')).toBeChecked()
      await expect(names(device)).toContainText(['Walk', 'Swim', 'Read'])
      await expect(device.getByText('was changed on another device')).toHaveCount(0)
      await expect((await openColours(device)).getByRole('radio', { name: 'Pink' })).toBeChecked()
      await device.getByRole('button', { name: 'Done', exact: true }).click()
      await device.getByRole('button', { name: 'Previous day' }).first().click()
      await expect(progress(widget(device, 'Health'))).toContainText('2 of 3 done')
    }
  })
  await phone.close()
})
