import { choice, openTodos, status, todos } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { press } from '../support/keyboard.ts'

const refusedPath = '/api/v1/daily-todo-items/'

test('F6 goes to a message, and closing it gives the focus back', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await backend.setFault({ path: refusedPath, method: 'POST', status: 400 })
  await status(page, 'Walk', 'Done').click()
  const message = page.getByRole('alertdialog', { name: 'Walk could not be changed' })
  await expect(message).toBeVisible()
  const walk = status(page, 'Walk', 'Todo')
  await walk.focus()
  await page.keyboard.press('F6')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel))
    .toBe('Notifications')
  await press(page, message.getByRole('button', { name: 'Close' }))
  await expect(message).toBeHidden()
  await expect(walk).toBeFocused()
})

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

test('after the palette the focus is on the heading, or on the card that was chosen, with an outline', async ({
  backend,
  page,
  person,
}) => {
  const { dailyTodos = [] } = todos('Health', ['Walk'])
  await backend.seed(person.email, {
    dailyTodos: dailyTodos.map((module) => ({ ...module, widgets: ['On top'] })),
  })
  await page.goto('/dashboard')
  await expect(choice(page, 'Walk')).toBeVisible()
  const focused = page.locator(':focus')
  const search = page.getByRole('searchbox')
  const expectSeen = () =>
    expect
      .poll(() => focused.evaluate((element) => getComputedStyle(element).outlineStyle))
      .toBe('solid')

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('Control+k')
  await search.fill('On top')
  await expect(page.getByRole('group', { name: 'Cards' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#dailyTodos-/)
  await expect(page.getByRole('listitem', { name: 'On top' })).toBeFocused()
  await expectSeen()

  await page.keyboard.press('Control+k')
  await search.fill('My account')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused()
})

test('the palette finds a to-do and ticks it, from any page', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Health', ['Walk', 'Swim']))
  await page.goto('/account/my')
  const search = page.getByRole('searchbox')
  const found = page.getByRole('group', { name: 'Tick off a to-do' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible()
  await expect(found).toHaveCount(0)
  await search.fill('wal')
  await expect(found.getByRole('menuitem')).toHaveText(['Walk Health'])
  await expectAccessible(page)
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
