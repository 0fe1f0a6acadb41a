import type { Page } from '@playwright/test'
import { choice, todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

const text =
  'Down to the river and back over the old bridge, also when it rains.\nWithout the phone.'

/** Opens the dashboard, whose rows reach down to where a sheet has its entries. */
async function openRows(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(choice(page, 'Walk').getByRole('radio', { checked: true })).toBeVisible()
}

const rowMenu = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns a place on the name of a to-do. */
async function placeOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const { x = 0, y = 0 } = (await rowMenu(page, name).boundingBox()) ?? {}
  return [x + 20, y + 20]
}

const expectEntryAt = (page: Page, x: number, y: number) =>
  expect
    .poll(() =>
      page.evaluate(
        ([left = 0, top = 0]) =>
          document.elementFromPoint(left, top)?.closest('[role=menuitem]') !== null,
        [x, y],
      ),
    )
    .toBe(true)

test.beforeEach(async ({ backend, person }) => {
  const names = ['Walk', 'Read', 'Cook', 'Write', 'Swim', 'Bake', 'Plant']
  const content = todos('Health', names)
  for (const { options = [] } of content.dailyTodos ?? []) {
    for (const option of options) {
      if (option.name === 'Walk') option.text = text
      if (option.name === 'Read') option.text = 'Twenty pages of it. '.repeat(90).trim()
    }
  }
  await backend.seed(person.email, content)
  // With a second card they are narrow.
  await backend.seed(person.email, todos('Home', ['Dishes']))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('a menu is a sheet from the bottom with a title, the whole text and a way out', async ({
    page,
  }) => {
    await openRows(page)
    const button = rowMenu(page, 'Walk')
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
    const ways = {
      'its button': () => sheet.getByRole('button', { name: 'Close' }).tap(),
      'a tap outside': () => page.touchscreen.tap(180, 30),
      Escape: () => page.keyboard.press('Escape'),
    }
    for (const [way, close] of Object.entries(ways)) {
      await test.step(`${way} closes it, and the focus is where it was`, async () => {
        if (!(await sheet.isVisible())) await button.tap()
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await close()
        await expect(sheet).toHaveCount(0)
        await expect(button).toBeFocused()
      })
    }
    await test.step('a long text leaves room for the entries, and the keyboard reaches it', async () => {
      await rowMenu(page, 'Read').tap()
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
      await expect(rowMenu(page, 'Stroll')).toBeFocused()
    })
    await test.step('that of a list says its name once, and leads to its page', async () => {
      await page.getByRole('button', { name: 'Health: more actions' }).tap()
      await expect(page.getByRole('dialog', { name: 'Health', exact: true })).toBeVisible()
      await page.getByRole('menuitem', { name: 'Edit list' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
    })
  })
})

test('a mouse that is let go over a sheet chooses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await openRows(page)
  const [x, y] = await placeOf(page, 'Bake')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(page.getByRole('menu', { name: 'Bake' })).toBeVisible()
  await expectEntryAt(page, x, y)
  await page.mouse.up()
  await expect(page.getByRole('menu', { name: 'Bake' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a menu of a wide window is at its button, with the whole text of a to-do that a narrow card cuts', async ({
  page,
}) => {
  const button = rowMenu(page, 'Walk')
  const menu = page.getByRole('dialog', { name: 'Walk' })
  await test.step('a narrow card', async () => {
    await page.setViewportSize({ width: 900, height: 800 })
    await openRows(page)
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
  })
})
