import { dayFromNow, status, todos } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { press, tabTo } from '../../support/browser/keyboard.ts'

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

test('keys do the same from an entry of the sidebar as from the page', async ({
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  const link = sidebar.getByRole('link', { name: 'Settings' })
  const account = sidebar.getByRole('button', { name: 'Account menu' })
  await expect(account).toBeVisible()

  await test.step('from a link of the rail: the palette, the shortcuts and the sidebar', async () => {
    await tabTo(page, link)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Close the sidebar' })).toBeVisible()
  })

  await test.step('Tab leads past the last entry', async () => {
    await tabTo(page, account)
    await page.keyboard.press('Tab')
    await expect(account).not.toBeFocused()
  })

  await test.step('Escape closes the panel of a narrow window from any entry', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    const panel = page.getByRole('dialog', { name: 'Sidebar' })
    await tabTo(page, panel.getByRole('button', { name: 'Account menu' }))
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
})

test('messages and the palette are used with keys, and the focus comes back to where it belongs', async ({
  backend,
  page,
  person,
}) => {
  const { dailyTodos = [] } = todos('Health', ['Walk', 'Swim'])
  await backend.seed(person.email, {
    dailyTodos: dailyTodos.map((module) => ({ ...module, widgets: ['On top'] })),
  })
  await page.goto('/dashboard')
  const walk = status(page, 'Walk', 'Todo')
  await expect(walk).toBeVisible()
  const search = page.getByRole('searchbox')
  const found = page.getByRole('group', { name: 'Tick off a to-do' })

  await test.step('after the palette the focus is on the heading', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('F6 goes to a message, and closing it gives the focus back', async () => {
    const path = '/api/v1/daily-todo-items/'
    await backend.setFault({ path, method: 'POST', status: 400 })
    await status(page, 'Walk', 'Done').click()
    const message = page.getByRole('alertdialog', { name: 'Walk could not be changed' })
    await expect(message).toBeVisible()
    await walk.focus()
    await page.keyboard.press('F6')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel))
      .toBe('Notifications')
    await press(page, message.getByRole('button', { name: 'Close' }))
    await expect(message).toBeHidden()
    await expect(walk).toBeFocused()
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

test('keys do the same with a layout of another script, and where a character takes AltGr', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  // The keys of the cards come when the browser is idle, as the count of the day does.
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible()
  const pressAs = (init: Record<string, string | boolean>) =>
    page.evaluate(
      (keys) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys }),
        ),
      init,
    )
  await pressAs({ key: 'л', code: 'KeyK', ctrlKey: true })
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await pressAs({ key: 'и', code: 'KeyB', ctrlKey: true })
  await expect(page.getByRole('button', { name: 'Close the sidebar' })).toBeVisible()
  const card = page.getByRole('listitem', { name: 'Health' })
  await pressAs({ key: '[', code: 'Digit5', altKey: true })
  await expect(card.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
  await pressAs({ key: ']', code: 'Digit9', ctrlKey: true, altKey: true, modifierAltGraph: true })
  await expect(card.getByText(dayFromNow(0), { exact: true })).toBeVisible()
})
