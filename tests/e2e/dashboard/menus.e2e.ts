import type { Locator } from '@playwright/test'
import { dayFromNow, holdRequests, openTodos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

test('the menus of a row, a card and the page begin at their first entry, however often and by whatever press', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  const menus: [name: string, button: Locator, first: string][] = [
    ['a row', page.getByRole('button', { name: 'Walk', exact: true }), 'Edit'],
    ['a card', widget(page, 'Health').getByRole('button', { name: /more actions$/ }), 'Rename'],
    ['the person', page.getByRole('button', { name: person.username }), 'My account'],
  ]
  for (const [name, button, first] of menus) {
    await test.step(`of ${name}`, async () => {
      // A screen reader clicks without moving the pointer.
      const presses = {
        'by a screen reader': () => button.evaluate((element: HTMLElement) => element.click()),
        'by key': () => button.press('Enter'),
        'by mouse': () => button.click(),
      }
      for (const press of [...Object.values(presses), ...Object.values(presses)]) {
        await press()
        await expect(page.getByRole('menuitem', { name: first })).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
        await expect(button).toBeFocused()
      }
    })
  }
})

test('the past that arrives while the menu of a to-do is open leaves its entry the focus', async ({
  backend,
  page,
  person,
}) => {
  const release = await holdRequests(page, 'GET', '**/api/v1/daily-todo-items/**page=last**')
  await openTodos({ backend, page, person }, ['Walk'], {
    Walk: { [dayFromNow(-1)]: 'done', [dayFromNow(0)]: 'done' },
  })
  await page.getByRole('button', { name: 'Walk', exact: true }).press('Enter')
  const first = page.getByRole('menuitem').first()
  await expect(first).toBeFocused()
  release()
  await expect(page.getByRole('menu').getByText(/^2 days in a row/)).toBeVisible()
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
})
