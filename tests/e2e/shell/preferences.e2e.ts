import type { Page } from '@playwright/test'
import { choose, openTodos, status, widget } from '../../support/pages/dashboard.ts'
import { expect, signInAs, test } from '../../support/e2e.ts'

const rows = (page: Page) => widget(page, 'Health').getByRole('listitem')

/** Resolves when the backend has taken a change of preferences. */
const whenSent = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/v1/preferences/') &&
      response.request().method() === 'PATCH' &&
      response.ok(),
  )

async function openOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Walk', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Reorder to-dos…' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(3)
}

async function moveUp(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Move ${name} up` }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test('what a person chooses is the same on their other devices, and after a log-out', async ({
  backend,
  context,
  elsewhere,
  page,
  person,
}) => {
  const read = page.waitForResponse((response) => response.url().endsWith('/preferences/'))
  await openTodos({ backend, page, person }, ['Read', 'Swim', 'Walk'])
  await read
  await test.step('the order of to-dos, and when a day begins', async () => {
    const order = whenSent(page)
    await openOrder(page)
    await moveUp(page, 'Walk')
    await order
    const begin = whenSent(page)
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByText('Daymark keeps this choice for all your devices.')).toBeVisible()
    await page.getByLabel('A day begins').selectOption('At 04:00 where I am')
    await begin
  })
  await test.step('another device shows both', async () => {
    await elsewhere.goto('/dashboard')
    await expect(rows(elsewhere)).toContainText(['Read', 'Walk', 'Swim'])
    await elsewhere.getByRole('link', { name: 'Settings' }).first().click()
    await expect(elsewhere.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-4')
  })
  await test.step('of two devices the later choice counts, also one that was made without a connection', async () => {
    await elsewhere.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(rows(elsewhere)).toContainText(['Read', 'Walk', 'Swim'])
    // The dialog comes with the connection.
    await openOrder(elsewhere)
    await elsewhere.context().setOffline(true)
    await moveUp(elsewhere, 'Swim')
    await expect(rows(elsewhere)).toContainText(['Read', 'Swim', 'Walk'])
    const sent = whenSent(elsewhere)
    await elsewhere.context().setOffline(false)
    await sent
    await page.goto('/dashboard')
    await expect(rows(page)).toContainText(['Read', 'Swim', 'Walk'])
  })
  await test.step('after a log-out the next log-in shows it again', async () => {
    await page.goto('/account/logout')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await signInAs(context, backend, person.email)
    await page.goto('/dashboard')
    await expect(rows(page)).toContainText(['Read', 'Swim', 'Walk'])
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-4')
  })
})

/** Answers like a server that knows other days: it refuses every change that says when a day begins. */
async function refuseDayBegins(page: Page): Promise<void> {
  const body = { type: 'validation_error', errors: [{ code: 'invalid', attr: 'dayBegins' }] }
  await page.route('**/api/v1/preferences/', async (route) => {
    const isRefused = route.request().postData()?.includes('dayBegins') ?? false
    await (isRefused ? route.fulfill({ status: 400, json: body }) : route.fallback())
  })
}

test('a choice that the server refuses is given back with a message, and all others are kept', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Read', 'Swim', 'Walk'])
  await refuseDayBegins(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByLabel('A day begins').selectOption('At 04:00 where I am')
  await expect(page.getByText('A setting was not saved').first()).toBeVisible()
  await expect(page.getByText(/^When a day begins is as it was before/).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('utc')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const sent = whenSent(page)
  await openOrder(page)
  await moveUp(page, 'Walk')
  await sent
  await elsewhere.goto('/dashboard')
  await expect(rows(elsewhere)).toContainText(['Read', 'Walk', 'Swim'])
})

test('a choice shows in another tab immediately, and a tick there wakes no setting', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Read', 'Swim', 'Walk'])
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(rows(other)).toContainText(['Read', 'Swim', 'Walk'])
  await test.step('a choice shows', async () => {
    await openOrder(page)
    await moveUp(page, 'Walk')
    await expect(rows(other)).toContainText(['Read', 'Walk', 'Swim'])
  })
  await test.step('a tick is heard, and no setting is read again', async () => {
    await other.evaluate(() => {
      const read = localStorage.getItem.bind(localStorage)
      Storage.prototype.getItem = (name) => {
        document.body.dataset['read'] = `${document.body.dataset['read'] ?? ''} ${name}`
        return read(name)
      }
    })
    await choose(page, 'Read', 'Done')
    await expect(status(other, 'Read', 'Done')).toBeChecked()
    const names = await other.evaluate(() => document.body.dataset['read'] ?? '')
    expect(names.split(' ').filter((name) => !/^$|^user$/.test(name))).toEqual([])
  })
})
