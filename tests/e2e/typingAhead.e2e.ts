import { choice, openTodos } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

test.beforeEach(async ({ page, backend, person }) => {
  // What opens takes half a second to come, as it does on a slow line.
  await page.route(/\/assets\/(CommandPalette|AddTodo|TodoMenu|partDialogs)-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openTodos({ backend, page, person }, ['Walk', 'Water'])
})

for (const [name, open] of [
  ['its keys', 'keys'],
  ['its button', 'button'],
] as const) {
  test(`what is typed at once after ${name} is in the search, from the first time on`, async ({
    page,
  }) => {
    if (open === 'keys') await page.keyboard.press('Control+k')
    else await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('waterr')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('searchbox')).toHaveValue('water')
    await expect(page.getByRole('menuitem')).toHaveText(['Water Health'])
  })
}

test('what is typed at once after the press that adds a to-do becomes its name', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a to-do' }).press('Enter')
  await page.keyboard.type('Buy milk')
  await expect(page.getByRole('textbox', { name: 'New to-do' })).toHaveValue('Buy milk')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Buy milk')).toBeVisible()
})

test('a to-do that is typed and saved at once is made', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a to-do' }).press('Enter')
  await page.keyboard.type('Bread')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Bread')).toBeVisible()
})

test('what is typed while a to-do is saved is the next one', async ({ backend, page }) => {
  await backend.setFault({
    method: 'POST',
    path: '/api/v1/daily-todo-options/',
    delayMs: 700,
    times: 9,
  })
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

test('what is typed while a save fails is in the line that stays', async ({ backend, page }) => {
  await page.getByRole('button', { name: 'Add a to-do' }).press('Enter')
  await page.keyboard.type('Milk')
  await backend.setFault({
    method: 'POST',
    path: '/api/v1/daily-todo-options/',
    status: 500,
    delayMs: 700,
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type(' and bread')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New to-do' })).toHaveValue('Milk and bread')
})

test('a new name is typed at once, in place of the old one', async ({ page }) => {
  await page.getByRole('button', { name: 'Walk', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await page.keyboard.type('Run')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Run')
})
