import type { Response } from '@playwright/test'
import { choose, openTodos, status, unfold, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

const isChangeOfItem = (response: Response) =>
  response.url().includes('/api/v1/daily-todo-items/') && response.request().method() !== 'GET'

test('two devices and two tabs that change one list at once agree in the end', async ({
  backend,
  context,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Cook'])
  await elsewhere.goto('/dashboard')
  await expect(status(elsewhere, 'Walk', 'Todo')).toBeChecked()

  await test.step('each changes its own at the same time', async () => {
    const saved = [page, elsewhere].map((tab) => tab.waitForResponse(isChangeOfItem))
    await Promise.all([
      status(page, 'Walk', 'Done').click(),
      status(elsewhere, 'Read', 'Skip').click(),
    ])
    await Promise.all(saved)
  })
  await test.step('a to-do that another device created first takes the newest choice', async () => {
    const first = page.waitForResponse(isChangeOfItem)
    await choose(page, 'Swim', 'Done')
    await first
    const answered = elsewhere.waitForResponse(
      (response) => isChangeOfItem(response) && response.ok(),
    )
    await choose(elsewhere, 'Swim', 'Skip')
    await answered
  })
  await test.step('both show the same', async () => {
    for (const tab of [page, elsewhere]) {
      await tab.reload()
      await unfold(widget(tab, 'Health'))
      await expect(status(tab, 'Walk', 'Done')).toBeChecked()
      await expect(status(tab, 'Read', 'Skip')).toBeChecked()
      await expect(status(tab, 'Swim', 'Skip')).toBeChecked()
      await expect(tab.getByRole('alertdialog')).toHaveCount(0)
    }
  })
  await test.step('two tabs that change the same to-do agree in the end', async () => {
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(status(other, 'Cook', 'Todo')).toBeChecked()
    await status(page, 'Cook', 'Done').click()
    await expect(status(other, 'Cook', 'Done')).toBeChecked()
    await status(other, 'Cook', 'Skip').click()
    await expect(status(page, 'Cook', 'Skip')).toBeChecked()
  })
})
