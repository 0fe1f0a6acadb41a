import type { Locator } from '@playwright/test'
import {
  choice,
  choose,
  dayFromNow,
  openTodos,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is on the screen.')
  return box
}

test('the rows and the name of a card keep their places', async ({ backend, page, person }) => {
  const today = dayFromNow(0)
  const names = ['Walk', 'Read', 'Sleep'] as const
  await openTodos({ backend, page, person }, names, { Walk: { [today]: 'done' } })
  await test.step('what is done steps back', async () => {
    const colorOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).color)
    expect(await colorOf('Walk')).not.toBe(await colorOf('Sleep'))
    await choose(page, 'Read', 'Skip')
    await expect.poll(() => colorOf('Read')).toBe(await colorOf('Walk'))
  })
  await test.step('everything begins at one edge, and no card is wider than what one reads in it', async () => {
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // The frame may need a moment after the window's size has changed.
      await expect(async () => {
        const card = await boxOf(widget(page, 'Health'))
        const head = await boxOf(page.getByRole('heading', { level: 1 }))
        expect(card.width).toBeLessThanOrEqual(36 * 16)
        expect(Math.abs(card.x - head.x)).toBeLessThanOrEqual(4)
        const name = await boxOf(page.getByRole('button', { name: 'Health: more actions' }))
        const row = await boxOf(page.getByRole('button', { name: 'Sleep', exact: true }))
        expect(Math.abs(name.x - row.x)).toBeLessThanOrEqual(1)
      }).toPass()
    }
  })
  for (const width of [375, 1280]) {
    await test.step(`nothing moves when the last to-do is ticked, at ${width} px`, async () => {
      const bar = page.getByRole('navigation', { name: 'Bottom bar' })
      await page.setViewportSize({ width, height: 900 })
      await expect(bar).toBeVisible({ visible: width === 375 })
      if (width > 375) await choose(page, 'Sleep', 'Todo')
      const places = () =>
        Promise.all(
          names.flatMap((name) => [
            boxOf(page.getByRole('button', { name, exact: true })).then(({ y, height }) => ({
              y,
              height,
            })),
            boxOf(status(page, name, 'Done')),
            boxOf(status(page, name, 'Skip')),
          ]),
        )
      const before = await places()
      await choose(page, 'Sleep', 'Done')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, done\.$/)
      expect(await places()).toEqual(before)
    })
  }
  await test.step('two cards are beside each other in a wide window', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await backend.seed(person.email, todos('Garden', ['Weed']))
    await page.reload()
    await expect(choice(page, 'Weed')).toBeVisible()
    const [health, garden] = [
      await boxOf(widget(page, 'Health')),
      await boxOf(widget(page, 'Garden')),
    ]
    expect(health.y).toBe(garden.y)
    expect(garden.x).toBeGreaterThan(health.x + health.width)
    const head = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(Math.abs(health.x - head.x)).toBeLessThanOrEqual(4)
  })
})
