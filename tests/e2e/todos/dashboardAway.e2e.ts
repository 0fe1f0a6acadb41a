import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  dayFromNow,
  holdRequests,
  itemsPath,
  openTodos,
  status,
  todos,
} from '../../support/pages/dashboard.ts'
import { chooseOfCard } from '../../support/pages/menus.ts'
import { listen } from '../../support/browser/spoken.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

async function openAway(page: Page, list: string) {
  await chooseOfCard(page, list, 'Skip days…')
  const dialog = page.getByRole('dialog', { name: 'Skip days' })
  const field = dialog.getByLabel('Last day to skip')
  await expect(field).toBeFocused()
  return { dialog, field, skip: dialog.getByRole('button', { name: 'Skip these days' }) }
}

test('a list reminds of itself every day, is skipped until a day in one go, and taken back, also when it fails half-way', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dust']))
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    Walk: { [dayFromNow(0)]: 'done' },
  })
  await test.step('it makes a file that reminds of it every day', async () => {
    await chooseOfCard(page, 'Health', 'Remind me…')
    await page.getByRole('button', { name: 'Use a calendar file instead' }).click()
    const time = page.getByRole('dialog').getByLabel('Every day at')
    await expect(time).toBeFocused()
    await expectAccessible(page)
    await time.fill('07:30')
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(file).toContain('T073000')
    expect(file).toContain('SUMMARY:Health')
    expect(file).toContain(`URL:${new URL('/dashboard#dailyTodos-', page.url()).href}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  const { dialog, field, skip } = await openAway(page, 'Health')
  let sent = 0
  await test.step('what fails half-way says how far it came', async () => {
    await field.fill(dayFromNow(31))
    await skip.click()
    await expect(field).toHaveAccessibleDescription(/Invalid value/)
    await field.fill(dayFromNow(2))
    await page.route(`**${itemsPath}`, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent += 1
      return sent === 2 ? route.fulfill({ status: 500, body: '{}' }) : route.fallback()
    })
    await skip.click()
    await expect(dialog.getByRole('alert')).toContainText(
      '1 to-do was skipped before something went wrong',
    )
    await expect(page.getByText('could not be changed')).toHaveCount(0)
  })
  await test.step('it continues where it stopped', async () => {
    const said = await listen(page)
    await skip.press('Enter')
    await expect(dialog.getByText('5 to-dos were skipped.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
    await expect.poll(said).toContain('status: 5 to-dos were skipped.')
    await expect(page.getByText('1 of 2 done, 1 skipped').first()).toBeAttached()
    expect(sent).toBe(6)
  })
  await test.step('taking it back goes on where it failed', async () => {
    await backend.setFault({ method: 'PATCH', path: itemsPath, status: 500 })
    const undo = dialog.getByRole('button', { name: 'Undo' })
    await undo.press('Enter')
    await expect(
      dialog.getByText('5 to-dos are still skipped. Try again to continue.'),
    ).toBeVisible()
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(dialog.getByText('Your to-dos are open again.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(status(page, 'Read', 'Todo')).toBeChecked()
  })
  await test.step('a long one can be stopped', async () => {
    await openAway(page, 'Home')
    await field.fill(dayFromNow(30))
    const release = await holdRequests(page, 'POST', `**${itemsPath}`)
    await skip.click()
    await expect(dialog.getByText('0 of 31 to-dos')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    release()
    await expect(dialog.getByText('1 to-do was skipped.')).toBeVisible()
  })
})
