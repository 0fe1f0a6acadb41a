import type { Page } from '@playwright/test'
import { openTodos, widget } from '../../support/pages/dashboard.ts'
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
    await page.getByRole('button', { name: 'Walk', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Reorder to-dos…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Move Walk up' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
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
  await test.step('after a log-out the next log-in shows it again', async () => {
    await page.goto('/account/logout')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await signInAs(context, backend, person.email)
    await page.goto('/dashboard')
    await expect(rows(page)).toContainText(['Read', 'Walk', 'Swim'])
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-4')
  })
})
