import { choice, choose, dayFromNow, openTodos, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

test('one ring says how much of today is settled in all lists', async ({
  backend,
  page,
  person,
}) => {
  const today = dayFromNow(0)
  await backend.seed(person.email, todos('Home', ['Dust', 'Cook'], { Dust: { [today]: 'skip' } }))
  // Two cards of one list count once.
  await backend.seed(person.email, {
    dailyTodos: [
      { name: 'Out', widgets: ['Out', 'Away'], options: [{ name: 'Shop', text: 'Milk' }] },
    ],
  })
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    Walk: { [today]: 'done', [dayFromNow(-1)]: 'done' },
    Read: { [dayFromNow(-1)]: 'todo' },
  })
  const ring = page.getByRole('progressbar', { name: 'All lists today' })
  await expect(ring).toHaveAttribute('aria-valuetext', '2 of 5 complete')
  await choose(page, 'Read', 'Done')
  await expect(ring).toHaveAttribute('aria-valuetext', '3 of 5 complete')
  await choose(page, 'Dust', 'Todo')
  await expect(ring).toHaveAttribute('aria-valuetext', '2 of 5 complete')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yesterday: 1 left' }).click()
  await expect(page.getByText(dayFromNow(-1), { exact: true })).toHaveCount(4)
  await expect(choice(page, 'Walk').getByRole('radio', { name: 'Done' })).toBeChecked()
  // The focus is at the first card with something left, and on the way back to today each has its own day again.
  await expect(page.locator('li:focus').getByRole('article')).toHaveAccessibleName('Health')
  const health = widget(page, 'Health')
  await health.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByText(dayFromNow(0), { exact: true })).toHaveCount(4)
  await health.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText(dayFromNow(-1), { exact: true })).toHaveCount(1)
})

test('greets with the part of the day, also when the person comes back in another', async ({
  page,
  person,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 20, 8))
  await page.goto('/dashboard')
  for (const [hour, greeting] of [
    [8, 'Good morning'],
    [14, 'Good afternoon'],
    [21, 'Good evening'],
  ] as const) {
    await test.step(`at ${hour} o'clock`, async () => {
      await page.clock.setFixedTime(new Date(2026, 10, 20, hour))
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(
        page.getByText(`${greeting}, ${person.username} · Friday 20 November`),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('seven to-dos fit the screen, and what is left of yesterday is on the line of the heading', async ({
    backend,
    page,
    person,
  }) => {
    const names = ['Cook', 'Dust', 'Read', 'Sleep', 'Stretch', 'Walk', 'Write'] as const
    const done = { [dayFromNow(-2)]: 'done' } as const
    const items = Object.fromEntries(names.map((name) => [name, done]))
    await openTodos({ backend, page, person }, names, items)
    await expect(page.getByRole('progressbar', { name: 'All lists today' })).toBeVisible()
    const left = page.getByRole('button', { name: 'Yesterday: 7 left' })
    await expect(left).toBeVisible()
    await test.step('a thumb finds every status without scrolling', async () => {
      const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox()
      const end = bar?.y ?? 0
      for (const name of names) {
        const box = await choice(page, name).boundingBox()
        const button = await page.getByRole('button', { name, exact: true }).boundingBox()
        expect(button?.height).toBeGreaterThanOrEqual(44)
        expect({ name, isInSight: box !== null && box.y + box.height <= end }).toEqual({
          name,
          isInSight: true,
        })
        for (const status of await choice(page, name).getByRole('radio').all()) {
          const target = await status.boundingBox()
          expect(target?.height).toBeGreaterThanOrEqual(44)
          expect(target?.width).toBeGreaterThanOrEqual(44)
        }
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
    await test.step('the statuses are pictures with a spoken name, and their words are below', async () => {
      const words = page.getByRole('main').locator('[aria-hidden=true]')
      for (const name of ['Todo', 'Skip', 'Done']) {
        await expect(choice(page, 'Walk').getByRole('radio', { name, exact: true })).toHaveCount(1)
        const { width } = (await choice(page, 'Walk').getByText(name).boundingBox()) ?? { width: 0 }
        expect(width).toBeLessThan(2)
        await expect(words.getByText(name, { exact: true })).toBeVisible()
      }
    })
    await test.step('what is left of yesterday is beside the heading, one press away', async () => {
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const button = await left.boundingBox()
      expect(button?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
      await expectAccessible(page)
      await left.click()
      await expect(page.getByRole('article').getByText('Yesterday')).toBeVisible()
    })
  })
})
