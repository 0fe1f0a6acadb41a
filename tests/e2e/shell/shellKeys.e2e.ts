import { status, todos } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

test('Ctrl + B and Ctrl + K are left to a field with a text, and to no empty one', async ({
  page,
  person: _person,
}) => {
  await page.goto('/modules/daily-todos/new')
  const toggle = page.getByRole('button', { name: 'Open the sidebar' })
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(toggle).toBeVisible()
  await name.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await name.fill('Walk')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+k')
  await expect(name).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Close the sidebar' })).toBeVisible()
})

test('the palette is used with keys, and the focus comes back to where it belongs', async ({
  backend,
  page,
  person,
}) => {
  const { dailyTodos = [] } = todos('Health', ['Walk', 'Swim'])
  await backend.seed(person.email, {
    dailyTodos: dailyTodos.map((module) => ({ ...module, widgets: ['On top'] })),
  })
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
  const search = page.getByRole('searchbox')
  const found = page.getByRole('group', { name: 'Tick off a to-do' })

  await test.step('after the palette the focus is on the heading', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('after the palette the focus is on the card or the page that was chosen, with an outline', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('On top')
    await expect(page.getByRole('group', { name: 'On the dashboard' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#dailyTodos-/)
    await expect(page.getByRole('listitem', { name: 'On top' })).toBeFocused()
    await expect
      .poll(() => page.locator(':focus').evaluate((card) => getComputedStyle(card).outlineStyle))
      .toBe('solid')

    await page.keyboard.press('Control+k')
    await search.fill('My account')
    // What is found follows what is typed.
    await expect(page.getByRole('menuitem').first()).toHaveText(/^My account/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused()
  })

  await test.step('the palette finds a to-do and ticks it, from any page', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible()
    await expect(found).toHaveCount(0)
    await search.fill('wal')
    await expect(found.getByRole('menuitem')).toHaveText(['Walk Health'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog', { name: 'Walk: Done' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(status(page, 'Swim', 'Todo')).toBeChecked()

    await page.keyboard.press('Control+k')
    await search.fill('walk')
    await expect(found).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  })
})
