import { addDays } from '../../../src/lib/days/days.ts'
import { dayFromNow, dayHeading, todos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

const lists = ['Health', 'Home', 'Work', 'Garden', 'Music', 'Money', 'Friends', 'Travel']

test('the head of a morning with eight lists says how far the day and the week are, without a scroll', async ({
  backend,
  page,
  person,
}) => {
  const [today, yesterday] = [dayFromNow(0), dayFromNow(-1)]
  for (const list of lists) {
    const names = Array.from({ length: 8 }, (_, index) => `${list} ${index}`)
    const items = Object.fromEntries(
      names.map((name, index) => [
        name,
        { [addDays(today, -2)]: 'done', [yesterday]: index === 0 ? 'todo' : 'done' } as const,
      ]),
    )
    // oxlint-disable-next-line no-await-in-loop -- in the order of the cards
    await backend.seed(person.email, todos(list, names, items))
  }
  await page.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: (count: number) => {
        document.documentElement.dataset['badge'] = String(count)
        return Promise.resolve()
      },
    })
  })
  /** The day of each request for items, by its list. */
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith('/daily-todo-items/')) return
    asked.push(`${searchParams.get('module')} ${searchParams.get('date') ?? 'past'}`)
  })
  await page.goto('/dashboard')
  const ring = page.getByRole('progressbar', { name: 'All lists today' })
  await expect(ring).toHaveAttribute('aria-valuetext', '0 of 64 complete')
  await expect(page.getByText('0 of 64 done')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yesterday: 8 left' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-badge', '64')
  const week = page.getByRole('toolbar')
  await expect(week.getByRole('button', { name: /all 64 complete/ })).toHaveCount(1)
  await expect(week.getByRole('button', { name: /56 of 64 done/ })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await test.step('each list is asked once for today, and once for its past', async () => {
    await widget(page, 'Travel').scrollIntoViewIfNeeded()
    await expect(widget(page, 'Travel').getByRole('radio', { checked: true })).toHaveCount(8)
    expect(asked).toHaveLength(2 * lists.length)
    expect(new Set(asked).size).toBe(asked.length)
  })

  await test.step('the head of another day is there as well', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await week.getByRole('button', { name: /56 of 64 done/ }).click()
    await expect(dayHeading(page, yesterday)).toBeVisible()
    await expect(page.getByText('56 of 64 done').first()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: /All lists/ })).toHaveAttribute(
      'aria-valuetext',
      '56 of 64 complete',
    )
  })
})

test('a day that is not read yet is not shown as one on which nothing was done', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(
    person.email,
    todos('Health', ['Walk'], { Walk: { [dayFromNow(-1)]: 'done' } }),
  )
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/daily-todo-items/?*page=last*', async (route) => {
    await isReleased
    await route.fallback()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('progressbar', { name: 'All lists today' })).toBeVisible()
  const week = page.getByRole('toolbar')
  // Only today has a ring.
  await expect(week.locator('svg')).toHaveCount(1)
  await expect(week.getByRole('button', { name: /nothing done/ })).toHaveCount(1)
  release()
  await expect(week.getByRole('button', { name: /all 1 complete/ })).toHaveCount(1)
})
