import type { Locator } from '@playwright/test'
import {
  choice,
  dayFromNow,
  holdRequests,
  openTodos,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { todoName } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('the menus of a row, a card and the page begin at their first entry, however often and by whatever press', async ({
  backend,
  page,
  person,
}) => {
  const release = await holdRequests(page, 'GET', '**/api/v1/daily-todo-items/**page=last**')
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    Walk: { [dayFromNow(-1)]: 'done', [dayFromNow(0)]: 'done' },
  })
  const second = page.getByRole('menuitem').nth(1)
  await test.step('the past that arrives while the menu of a to-do is open leaves its entry the focus', async () => {
    await todoName(page, 'Walk').press('Enter')
    const first = page.getByRole('menuitem').first()
    await expect(first).toBeFocused()
    release()
    await expect(page.getByRole('menu').getByText(/^2 days in a row/)).toBeVisible()
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  const menus: [name: string, button: Locator, first: string][] = [
    ['a row', todoName(page, 'Walk'), 'Edit'],
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
        await expect(second).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
        await expect(button).toBeFocused()
      }
    })
  }
})

const text =
  'Down to the river and back over the old bridge, also when it rains.\nWithout the phone.'

/** Opens the dashboard of a person with to-dos whose rows reach down to where a sheet has its entries. */
async function openRows({ backend, page, person }: Parameters<typeof openTodos>[0]): Promise<void> {
  const content = todos('Health', ['Walk', 'Read', 'Cook', 'Write', 'Swim', 'Bake', 'Plant'])
  const [walk, read] = content.dailyTodos?.[0]?.options ?? []
  Object.assign(walk ?? {}, { text })
  Object.assign(read ?? {}, { text: 'Twenty pages of it. '.repeat(90).trim() })
  await backend.seed(person.email, content)
  // With a second card they are narrow.
  await backend.seed(person.email, todos('Home', ['Dishes']))
  await page.goto('/dashboard')
  await expect(choice(page, 'Walk').getByRole('radio', { checked: true })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('a menu is a sheet from the bottom with a title, the whole text and a way out', async ({
    backend,
    page,
    person,
  }) => {
    await openRows({ backend, page, person })
    const button = todoName(page, 'Walk')
    const sheet = page.getByRole('dialog', { name: 'Walk' })
    await test.step('it says what it is about', async () => {
      await button.tap()
      await expect(sheet.getByRole('heading', { name: 'Walk' })).toBeInViewport({ ratio: 1 })
      await expect(sheet.getByText(text)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('menu', { name: 'Walk' })).toBeVisible()
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await expectAccessible(page)
    })
    await test.step('it is at the bottom, with entries of 48 px', async () => {
      const box = await sheet.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
      expect(box?.width).toBe(375)
      for (const entry of await page.getByRole('menuitem').all()) {
        expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      }
    })
    await test.step('a tap outside closes it, and the focus is where it was', async () => {
      await page.touchscreen.tap(180, 30)
      await expect(sheet).toHaveCount(0)
      await expect(button).toBeFocused()
    })
    await test.step('a long text leaves room for the entries, and the keyboard reaches it', async () => {
      await todoName(page, 'Read').tap()
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByText(/^Twenty pages/).last()).toBeFocused()
      await page.keyboard.press('Escape')
    })
    await test.step('a new name needs no more than before', async () => {
      await button.tap()
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap()
      await expect(page.getByRole('dialog', { name: 'Edit' }).getByRole('textbox')).toBeFocused()
      await page.keyboard.type('Stroll')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(todoName(page, 'Stroll')).toBeFocused()
    })
    await test.step('that of a list says its name once, and leads to its page', async () => {
      await page.getByRole('button', { name: 'Health: more actions' }).tap()
      await expect(page.getByRole('dialog', { name: 'Health', exact: true })).toBeVisible()
      await page.getByRole('menuitem', { name: 'Edit list' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
    })
  })
})

test('a menu of a wide window is at its button, with the whole text of a to-do that a narrow card cuts', async ({
  backend,
  page,
  person,
}) => {
  const button = todoName(page, 'Walk')
  const menu = page.getByRole('dialog', { name: 'Walk' })
  await test.step('a narrow card', async () => {
    await page.setViewportSize({ width: 900, height: 800 })
    await openRows({ backend, page, person })
    await button.click()
    await expect(menu.getByText(text)).toBeInViewport({ ratio: 1 })
    const [box, at] = [await menu.boundingBox(), await button.boundingBox()]
    expect(box?.width).toBe(304)
    expect(Math.abs((box?.x ?? 0) - (at?.x ?? 0))).toBeLessThan(2)
    expect((await page.getByRole('menuitem').first().boundingBox())?.height).toBe(40)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('a wide card, which shows it itself', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await button.click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(menu.getByText(text)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })
  await test.step('a mouse that is let go over the sheet of a small window chooses nothing', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeVisible()
    const box = await todoName(page, 'Bake').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await expect(page.getByRole('menu', { name: 'Bake' })).toBeVisible()
    const isOverEntry = () =>
      page.evaluate(
        ([left = 0, top = 0]) =>
          document.elementFromPoint(left, top)?.closest('[role=menuitem]') !== null,
        [x, y],
      )
    await expect.poll(isOverEntry).toBe(true)
    await page.mouse.up()
    await expect(page.getByRole('menu', { name: 'Bake' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})
