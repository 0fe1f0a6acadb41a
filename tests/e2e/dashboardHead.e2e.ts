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

for (const [hour, greeting] of [
  [8, 'Good morning'],
  [14, 'Good afternoon'],
  [21, 'Good evening'],
] as const) {
  test(`greets with the part of the day at ${hour} o'clock`, async ({ page, person }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 20, hour))
    await page.goto('/dashboard')
    await expect(
      page.getByText(`${greeting}, ${person.username} · Friday 20 November`),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
}

test('greets again when the person comes back in another part of the day', async ({
  page,
  person,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 20, 8))
  await page.goto('/dashboard')
  await expect(page.getByText(`Good morning, ${person.username}`)).toBeVisible()
  await page.clock.setFixedTime(new Date(2026, 10, 20, 21))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(`Good evening, ${person.username}`)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('what is left of yesterday is on the line of the heading', async ({
    backend,
    page,
    person,
  }) => {
    await openTodos({ backend, page, person }, ['Walk', 'Read'], {
      Walk: { [dayFromNow(-2)]: 'done' },
      Read: { [dayFromNow(-2)]: 'done' },
    })
    const left = page.getByRole('button', { name: 'Yesterday: 2 left' })
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    await expect(left).toBeVisible()
    const button = await left.boundingBox()
    expect(button?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
    await expectAccessible(page)
    await left.click()
    await expect(page.getByRole('article').getByText('Yesterday')).toBeVisible()
  })

  test('seven to-dos fit the screen, with statuses that a thumb finds', async ({
    backend,
    page,
    person,
  }) => {
    const names = ['Cook', 'Dust', 'Read', 'Sleep', 'Stretch', 'Walk', 'Write'] as const
    await openTodos({ backend, page, person }, names)
    await expect(page.getByRole('progressbar', { name: 'All lists today' })).toBeVisible()
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

    // The statuses are pictures there, each with a spoken name. Their words are shown once below all lists.
    const words = page.getByRole('main').locator('[aria-hidden=true]')
    for (const name of ['Todo', 'Skip', 'Done']) {
      await expect(choice(page, 'Walk').getByRole('radio', { name, exact: true })).toHaveCount(1)
      const { width } = (await choice(page, 'Walk').getByText(name).boundingBox()) ?? { width: 0 }
      expect(width).toBeLessThan(2)
      await expect(words.getByText(name, { exact: true })).toBeVisible()
    }
  })
})
