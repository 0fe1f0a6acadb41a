import type { Locator } from '@playwright/test'
import { todos } from '../support/pages/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Returns the colours of a focused entry, and of everything in it that shows something. */
function coloursOf(entry: Locator): Promise<{ entry: string; ground: string; parts: string[] }> {
  return entry.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const parts = [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).color)
    return { entry: color, ground: backgroundColor, parts: [...new Set(parts)] }
  })
}

/** Everything in the entry with the focus has the text colour of the highlight, which is not that of its ground. */
async function expectReadable(entry: Locator): Promise<void> {
  await expect(entry).toBeVisible()
  const { entry: colour, ground, parts } = await coloursOf(entry)
  expect(parts).toEqual([colour])
  expect(colour).not.toBe(ground)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
}

test('the highlighted entry of a menu and of the palette is readable as a whole', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  const highlighted = page.locator('[role^=menuitem][data-focused]')
  await test.step('in a menu, also what deletes something', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).press('Enter')
    await expectReadable(highlighted.filter({ hasText: 'Rename' }))
    await page.keyboard.press('End')
    await expectReadable(highlighted.filter({ hasText: 'Delete' }))
    await page.keyboard.press('Escape')
  })
  await test.step('in the menu of a to-do, with the ticks of its choices', async () => {
    await page.getByRole('button', { name: 'Walk', exact: true }).press('Enter')
    await expectReadable(highlighted)
    const first = await highlighted.textContent()
    do {
      await page.keyboard.press('ArrowDown')
      await expectReadable(highlighted)
    } while ((await highlighted.textContent()) !== first)
    await page.keyboard.press('Escape')
  })
  await test.step('in the menus of the header', async () => {
    for (const name of ['Modules', /^Account of /]) {
      await page.getByRole('banner').getByRole('button', { name }).press('Enter')
      await expectReadable(highlighted)
      await page.keyboard.press('End')
      await expectReadable(highlighted)
      await page.keyboard.press('Escape')
    }
  })
  await test.step('in a choice, with its check', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .press('Enter')
    await expectReadable(highlighted.filter({ hasText: 'English' }))
    await page.keyboard.press('Escape')
  })
  await test.step('in the palette, with its second line', async () => {
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('searchbox').fill('Walk')
    await expect(page.getByRole('menuitem', { name: /^Walk/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expectReadable(highlighted.filter({ hasText: 'Health' }))
  })
})
