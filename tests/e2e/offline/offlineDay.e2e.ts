import type { Page } from '@playwright/test'
import {
  choose,
  dayFromNow,
  dayHeading,
  openTodos,
  progress,
  status,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, signInAs, test } from '../../support/e2e.ts'
import { untilPrecached } from '../../support/browser/precache.ts'

test.use({ serviceWorkers: 'allow' })

const waiting = (page: Page) => page.getByRole('listitem').getByTitle('Not sent yet')
const names = (page: Page) => widget(page, 'Health').getByRole('listitem')

/** Puts a to-do one place higher by keyboard. */
async function moveUp(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
}

async function openColours(page: Page) {
  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Colour…' }).click()
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
  // A morning, so that the night below is the only one.
  const morning = `${dayFromNow(0)}T08:00:00Z`
  await backend.setClock({ set: morning })
  await page.clock.install({ time: morning })
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
    await onPhone.getByRole('button', { name: 'Swim', exact: true }).click()
    await onPhone.getByRole('menuitem', { name: 'When it is due…' }).click()
    const dialog = onPhone.getByRole('dialog', { name: 'When it is due' })
    await dialog.getByRole('radio', { name: 'Times a week', exact: true }).check({ force: true })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Your entries are still here.')
    await expect(dialog.getByRole('radio', { name: 'Times a week', exact: true })).toBeChecked()
    await onPhone.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the next morning both change the same to-do of the new day, in the same way', async () => {
    for (const device of [page, onPhone]) {
      await device.clock.fastForward(24 * 60 * 60_000)
      await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(dayHeading(device, dayFromNow(1))).toBeVisible()
      if (device === onPhone) await device.reload()
      await choose(device, 'Swim', 'Done')
      await expect(waiting(device)).toHaveCount(1)
    }
    await backend.setClock({ advanceMs: 24 * 60 * 60_000 })
  })

  await test.step('one after the other has a connection again', async () => {
    for (const [device, tab] of [
      [context, page],
      [phone, onPhone],
    ] as const) {
      await device.setOffline(false)
      await expect(waiting(tab)).toHaveCount(0)
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
