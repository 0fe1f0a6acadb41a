import type { Page } from '@playwright/test'
import { choice, openTodos } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

/** The first Escape empties the search, the second closes it. */
async function closeSearch(page: Page): Promise<void> {
  const search = page.getByRole('searchbox')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
}

test.beforeEach(async ({ page, backend, person }) => {
  // What opens takes half a second to come, as it does on a slow line.
  await page.route(/\/assets\/(CommandPalette|AddTodo|TodoMenu|partDialogs)-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openTodos({ backend, page, person }, ['Walk', 'Water'])
})

test('what is typed at once is where it was meant for, from the first time on', async ({
  page,
}) => {
  await test.step('after its keys it is in the search', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('waterr')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('searchbox')).toHaveValue('water')
    await expect(page.getByRole('menuitem')).toHaveText(['Water Health'])
    await closeSearch(page)
  })
  await test.step('after the press that adds a to-do it becomes its name', async () => {
    await page.getByRole('button', { name: 'Add a to-do' }).press('Enter')
    await page.keyboard.type('Buy milk')
    await expect(page.getByRole('textbox', { name: 'New to-do' })).toHaveValue('Buy milk')
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Buy milk')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'New to-do' })).toBeHidden()
  })
  await test.step('a new name is in place of the old one', async () => {
    await page.getByRole('button', { name: 'Walk', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    await page.keyboard.type('Run')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Run')
  })
})

test('what is typed at once after a press, and while a to-do is saved, is not lost', async ({
  backend,
  page,
}) => {
  const path = '/api/v1/daily-todo-options/'
  await test.step('after its button it is in the search, from the first time on', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('waterr')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('searchbox')).toHaveValue('water')
    await expect(page.getByRole('menuitem')).toHaveText(['Water Health'])
    await closeSearch(page)
  })
  await test.step('a to-do that is typed and saved at once is made, and then the next', async () => {
    await backend.setFault({ method: 'POST', path, delayMs: 700, times: 2 })
    await page.getByRole('button', { name: 'Add a to-do' }).press('Enter')
    for (const name of ['Milk', 'Bread']) {
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('Eggs')
    await expect(page.getByRole('textbox', { name: 'New to-do' })).toHaveValue('Eggs')
    await expect(choice(page, 'Milk')).toBeVisible()
    await expect(choice(page, 'Bread')).toBeVisible()
  })
  await test.step('what is typed while a save fails is in the line that stays', async () => {
    await backend.setFault({ method: 'POST', path, status: 500, delayMs: 700 })
    await page.keyboard.press('Enter')
    await page.keyboard.type(' and cheese')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'New to-do' })).toHaveValue('Eggs and cheese')
  })
})
