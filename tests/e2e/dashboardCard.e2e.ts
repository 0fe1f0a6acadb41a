import type { Locator } from '@playwright/test'
import { choice, choose, dayFromNow, openTodos, todos, widget } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is on the screen.')
  return box
}

test('the rows and the menu of a card keep their places', async ({ backend, page, person }) => {
  const today = dayFromNow(0)
  const names = ['Walk', 'Read', 'Sleep'] as const
  await openTodos({ backend, page, person }, names, {
    Walk: { [today]: 'done' },
    Read: { [today]: 'skip' },
  })
  await test.step('only what is done is struck through', async () => {
    const lineOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).textDecorationLine)
    await expect.poll(() => lineOf('Walk')).toBe('line-through')
    expect(await lineOf('Read')).toBe('none')
    expect(await lineOf('Sleep')).toBe('none')
  })
  await test.step('the menu is at the edge of the card, at every width', async () => {
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // The frame may need a moment after the window's size has changed.
      await expect(async () => {
        const card = await boxOf(widget(page, 'Health'))
        const menu = await boxOf(page.getByRole('button', { name: 'Health: more actions' }))
        const heading = await boxOf(widget(page, 'Health').getByRole('heading'))
        expect(card.x + card.width - menu.x - menu.width).toBeLessThan(32)
        expect(menu.y).toBeLessThan(heading.y + heading.height)
        // A single card is in the middle, and no wider than what one reads in it.
        const main = await boxOf(page.getByRole('main'))
        expect(card.width).toBeLessThanOrEqual(36 * 16)
        const [start, end] = [card.x - main.x, main.x + main.width - card.x - card.width]
        expect(Math.abs(start - end)).toBeLessThanOrEqual(2)
      }).toPass()
    }
  })
  for (const width of [375, 1280]) {
    await test.step(`nothing moves when the last to-do is ticked, at ${width} px`, async () => {
      const bar = page.getByRole('navigation', { name: 'Bottom bar' })
      await page.setViewportSize({ width, height: 900 })
      await expect(bar).toBeVisible({ visible: width === 375 })
      await choose(page, 'Sleep', 'Todo')
      await expect(page.getByRole('button', { name: 'Hide 3 to-dos' })).toHaveCount(0)
      const places = () => Promise.all(names.map((name) => boxOf(choice(page, name))))
      const before = await places()
      await choose(page, 'Sleep', 'Done')
      await expect(page.getByRole('button', { name: 'Hide 3 to-dos' })).toBeVisible()
      expect(await places()).toEqual(before)
    })
  }
  await test.step('two cards are beside each other in the middle of a wide window', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await backend.seed(person.email, todos('Garden', ['Weed']))
    await page.reload()
    await expect(choice(page, 'Weed')).toBeVisible()
    const [health, garden] = [
      await boxOf(widget(page, 'Health')),
      await boxOf(widget(page, 'Garden')),
    ]
    const main = await boxOf(page.getByRole('main'))
    expect(health.y).toBe(garden.y)
    const [start, end] = [health.x - main.x, main.x + main.width - garden.x - garden.width]
    expect(Math.abs(start - end)).toBeLessThanOrEqual(2)
  })
})
