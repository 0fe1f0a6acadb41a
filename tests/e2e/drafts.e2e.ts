import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../support/e2e.ts'

/** Ends the session unnoticed: no request of the page is still on its way. */
async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies({ name: 'sessionid' })
}

test('what somebody was typing when the session ended is there again after signing in', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/modules/daily-todos/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Morning')
  await endSession(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account/authenticate/webauthn?next=%2Fmodules%2Fdaily-todos%2Fnew')

  await page.getByRole('link', { name: /code by e-mail/ }).click()
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(person.email))
  await expect(page).toHaveURL('/modules/daily-todos/new')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Morning')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
})

test('a lost network keeps what was typed, and the next try saves it', async ({
  backend,
  page,
  person: _person,
}) => {
  await page.goto('/modules/daily-todos/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Morning')
  await backend.setFault({
    method: 'POST',
    path: '/api/v1/daily-todos-modules/',
    drop: 'before',
    times: 9,
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Morning')
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
})

test('somebody else never finds it', async ({ backend, context, page, person }) => {
  await page.goto('/modules/daily-todos/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Private')
  await endSession(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const other = `other-${person.email}`
  await backend.createPerson({ email: other })
  await signInAs(context, backend, other)
  await page.goto('/modules/daily-todos/new')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})
