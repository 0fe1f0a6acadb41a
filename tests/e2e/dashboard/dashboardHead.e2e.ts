import type { SeedContent } from '@daymark/backend'
import {
  choice,
  choose,
  comeBack,
  dayFromNow,
  dayHeading,
  openTodos,
  ring,
  todos,
  week,
  widget,
} from '../../support/pages/dashboard.ts'
import { todoName } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('the head says how much of today is settled in all lists, and moves all of them to another day', async ({
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
  await expect(ring(page)).toHaveAttribute('aria-valuetext', '2 of 5 complete')
  await choose(page, 'Read', 'Done')
  await expect(ring(page)).toHaveAttribute('aria-valuetext', '3 of 5 complete')
  await choose(page, 'Dust', 'Todo')
  await expect(ring(page)).toHaveAttribute('aria-valuetext', '2 of 5 complete')
  const health = widget(page, 'Health')
  /** Fails unless each of the cards shows the day that is so many days from now. */
  const expectDayOfAll = (count: number) =>
    expect(page.getByText(dayFromNow(count), { exact: true })).toHaveCount(4)
  await page.getByRole('button', { name: 'Yesterday: 1 left' }).click()
  await expectDayOfAll(-1)
  await expect(choice(page, 'Walk').getByRole('radio', { name: 'Done' })).toBeChecked()
  // The focus is at the first card with something left.
  await expect(page.locator('li:focus')).toHaveAccessibleName('Health')
  await test.step('another day is seen at a glance, and one press leads back', async () => {
    await expect(dayHeading(page, dayFromNow(-1))).toBeVisible()
    await expect(page.getByText(/^Yesterday(?!,)/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to today' }).click()
    await expect(dayHeading(page)).toBeVisible()
    await expectDayOfAll(0)
  })
  await test.step('a card goes to a day of its own, and says which', async () => {
    const walk = todoName(page, 'Walk')
    const before = await walk.boundingBox()
    await health.getByRole('button', { name: 'Previous day' }).click()
    await expect(page.getByText(dayFromNow(-1), { exact: true })).toHaveCount(1)
    await expect(health.getByText('Yesterday', { exact: true }).last()).toBeVisible()
    expect((await walk.boundingBox())?.y).toBe(before?.y)
    await expectAccessible(page)
    await health.getByRole('button', { name: 'Back to today' }).click()
    await expectDayOfAll(0)
  })
  await test.step('a press on a day of the week moves all lists, and Enter after an arrow key does', async () => {
    await week(page).nth(4).click()
    await expectDayOfAll(-2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expectDayOfAll(-3)
    await expect(week(page).nth(3)).toHaveAttribute('aria-current', 'date')
  })
  await test.step('a card goes its own way, and the next day of the week takes it along', async () => {
    await health.getByRole('button', { name: 'Next day' }).click()
    await expect(health.getByText(dayFromNow(-2), { exact: true })).toBeVisible()
    await expect(page.getByText(dayFromNow(-3), { exact: true })).toHaveCount(3)
    await week(page).nth(5).click()
    await expectDayOfAll(-1)
  })
  await test.step('a person who comes back finds today', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expectDayOfAll(0)
  })
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
      await comeBack(page)
      await expect(page.getByText(`${greeting}, ${person.username}`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday')
      await expect(page).toHaveTitle(/^Dashboard/)
    })
  }
})

/** Returns to-dos that have nothing to say but their names. */
function withoutText(content: SeedContent): SeedContent {
  for (const { options } of content.dailyTodos ?? []) {
    for (const option of options ?? []) option.text = option.name
  }
  return content
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('seven to-dos of two lists fit the screen, and what is left of yesterday is below the heading', async ({
    backend,
    page,
    person,
  }) => {
    const names = ['Walk', 'Read', 'Sleep', 'Stretch', 'Write', 'Cook', 'Dust'] as const
    const done = { [dayFromNow(-2)]: 'done' } as const
    const items = Object.fromEntries(names.map((name) => [name, done]))
    await backend.seed(person.email, withoutText(todos('Health', names.slice(0, 3), items)))
    await backend.seed(person.email, withoutText(todos('Work', names.slice(3), items)))
    await page.goto('/dashboard')
    await expect(choice(page, 'Walk').getByRole('radio', { checked: true })).toBeVisible()
    await expect(ring(page)).toBeVisible()
    const left = page.getByRole('button', { name: 'Yesterday: 7 left' })
    await expect(left).toBeVisible()
    await test.step('a thumb finds every status without scrolling', async () => {
      const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox()
      const end = bar?.y ?? 0
      for (const name of names) {
        const box = await choice(page, name).boundingBox()
        const button = await todoName(page, name).boundingBox()
        expect(button?.height).toBeGreaterThanOrEqual(44)
        expect(box, name).not.toBeNull()
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(end)
        for (const status of await choice(page, name).getByRole('radio').all()) {
          const target = await status.boundingBox()
          expect(target?.height).toBeGreaterThanOrEqual(44)
          expect(target?.width).toBeGreaterThanOrEqual(44)
        }
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
    await test.step('the statuses are pictures with a spoken name and a tooltip', async () => {
      for (const name of ['Todo', 'Skip', 'Done']) {
        const radio = choice(page, 'Walk').getByRole('radio', { name, exact: true })
        await expect(radio).toHaveCount(1)
        await expect(radio.getByText(name)).toBeHidden()
      }
      const tooltip = page.getByRole('tooltip')
      const done = choice(page, 'Walk').getByRole('radio', { name: 'Done', exact: true })
      await done.hover()
      await expect(tooltip).toHaveText('Done')
      await choice(page, 'Walk').getByRole('radio', { name: 'Skip', exact: true }).hover()
      await expect(tooltip).toHaveText('Skip')
      await done.focus()
      await page.keyboard.press('ArrowRight')
      await expect(tooltip).toHaveText('Todo')
      await page.keyboard.press('Escape')
      await expect(tooltip).toHaveCount(0)
    })
    await test.step('what is left of yesterday is below the heading in words, one press away', async () => {
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const button = await left.boundingBox()
      expect(button?.height).toBeGreaterThanOrEqual(44)
      expect((button?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(44)
      await expectAccessible(page)
      await left.click()
      await expect(page.getByText(/^Yesterday(?!,)/)).toBeVisible()
    })
  })
})
