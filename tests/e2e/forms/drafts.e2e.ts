import type { Page } from '@playwright/test'
import { choice, widget } from '../../support/pages/dashboard.ts'
import { expect, signInAs, test } from '../../support/e2e.ts'
import { logInWithCode } from '../../support/pages/signIn.ts'

/** Ends the session on the way of the next change, so that this is the request that notices it. */
async function endSessionWithNextChange(page: Page, isReady?: Promise<void>): Promise<void> {
  let hasEnded = false
  await page.route('**/api/v1/**', async (route) => {
    if (!hasEnded && route.request().method() !== 'GET') {
      hasEnded = true
      await isReady
      await page.context().clearCookies({ name: 'sessionid' })
    }
    await route.continue()
  })
}

test('what a person was typing is kept without a network and after the session', async ({
  backend,
  page,
  person,
}) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  const save = page.getByRole('button', { name: 'Save' })
  await test.step('a lost network keeps what was typed, and the next try saves it', async () => {
    await page.goto('/modules/daily-todos/new')
    await name.fill('Evening')
    await backend.setFault({
      method: 'POST',
      path: '/api/v1/daily-todos-modules/',
      drop: 'before',
      times: 9,
    })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(name).toHaveValue('Evening')
    await backend.clearFaults()
    await save.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
  })
  await test.step('when the session ends in the middle, the person signs in', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'New: Lists', exact: true }).click()
    // The page before has a name as well, and stays until the new one is rendered.
    await expect(page.getByRole('heading', { level: 1, name: 'New list' })).toBeVisible()
    await name.fill('Morning')
    await endSessionWithNextChange(page)
    await save.click()
    await expect(page).toHaveURL(
      '/account/authenticate/webauthn?next=%2Fmodules%2Fdaily-todos%2Fnew',
    )
    await logInWithCode(page, backend, person.email)
  })
  await test.step('what was typed is there again, and is saved', async () => {
    await expect(page).toHaveURL('/modules/daily-todos/new')
    await expect(name).toHaveValue('Morning')
    await save.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
  })
})

test('what was typed for one list does not come back in another', async ({
  backend,
  context,
  page,
  person,
}) => {
  const dailyTodos = ['Home', 'Work'].map((name) => ({
    name,
    widgets: [name],
    options: [{ name: 'Walk', text: 'Walk' }],
  }))
  await backend.seed(person.email, { dailyTodos })
  await page.goto('/dashboard')
  const newTodo = (list: string) => widget(page, list).getByRole('textbox', { name: 'Add a to-do' })
  const typed = Promise.withResolvers<void>()
  await endSessionWithNextChange(page, typed.promise)
  await newTodo('Home').fill('Water the plants')
  await newTodo('Home').press('Enter')
  await newTodo('Home').pressSequentially('And the tr')
  typed.resolve()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await signInAs(context, backend, person.email)
  await page.reload()
  await expect(newTodo('Home')).toHaveValue('And the tr')
  await expect(newTodo('Work')).toHaveValue('')
  const again = page.getByRole('button', { name: 'Try again: Water the plants' })
  await expect(again).toHaveCount(1)
  await widget(page, 'Home').getByRole('button', { name: 'Try again: Water the plants' }).click()
  await expect(choice(page, 'Water the plants')).toBeVisible()
  await expect(again).toHaveCount(0)
})
