import type { Response } from '@playwright/test'
import { choose, openTodos, status } from '../support/dashboard.ts'
import { expect, signInAs, test } from '../support/e2e.ts'

const isChangeOfItem = (response: Response) =>
  response.url().includes('/api/v1/daily-todo-items/') && response.request().method() !== 'GET'

test('two devices that change one list at once agree in the end', async ({
  backend,
  browser,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Cook'])
  const phone = await browser.newContext({ baseURL: backend.origin })
  await signInAs(phone, backend, person.email)
  const other = await phone.newPage()
  await other.goto('/dashboard')
  await expect(status(other, 'Walk', 'Todo')).toBeChecked()

  // First each its own, at the same time, and then both the same one.
  const saved = [page, other].map((tab) => tab.waitForResponse(isChangeOfItem))
  await Promise.all([status(page, 'Walk', 'Done').click(), status(other, 'Read', 'Skip').click()])
  await Promise.all(saved)
  const first = page.waitForResponse(isChangeOfItem)
  await choose(page, 'Swim', 'Done')
  await first
  const answered = other.waitForResponse(isChangeOfItem)
  await choose(other, 'Swim', 'Skip')
  await answered
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(status(tab, 'Walk', 'Done')).toBeChecked()
    await expect(status(tab, 'Read', 'Skip')).toBeChecked()
    await expect(status(tab, 'Swim', 'Skip')).toBeChecked()
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }
  await phone.close()
})

test('two tabs that change the same to-do agree in the end', async ({
  backend,
  context,
  page,
  person,
}) => {
  const other = await context.newPage()
  await openTodos({ backend, page, person })
  await other.goto('/dashboard')
  await expect(status(other, 'Walk', 'Todo')).toBeChecked()
  await status(page, 'Walk', 'Done').click()
  await expect(status(other, 'Walk', 'Done')).toBeChecked()
  await status(other, 'Walk', 'Skip').click()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

test('a to-do that another device created first takes the newest choice', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await elsewhere.goto('/dashboard')
  const answered = elsewhere.waitForResponse((response) => response.request().method() === 'POST')
  await status(elsewhere, 'Walk', 'Skip').click()
  await answered
  await status(page, 'Walk', 'Done').click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await elsewhere.reload()
  await expect(status(elsewhere, 'Walk', 'Done')).toBeChecked()
})
