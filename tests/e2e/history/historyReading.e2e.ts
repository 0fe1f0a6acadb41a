import { holdRequests, itemsPath, openTodos, todos } from '../../support/pages/dashboard.ts'
import { askedPages, listRow, openHistory, past } from '../../support/pages/history.ts'
import { expect, test } from '../../support/e2e.ts'
import { noteShifts } from '../../support/browser/shifts.ts'

test('lists are read in turn back to a year ago, nothing is claimed before, and later only new days are read', async ({
  backend,
  page,
  person,
}) => {
  // Ten to-dos on a thousand days: a hundred pages of a hundred, ten days each.
  const names = Array.from({ length: 10 }, (_, index) => `To-do ${index}`)
  const days = past(1000, (index) => (index % 7 === 0 ? 'todo' : 'done'))
  const items = Object.fromEntries(names.map((name) => [name, days]))
  await backend.seed(person.email, todos('Health', names, items))
  await backend.seed(person.email, todos('Home', ['Sweep'], { Sweep: past(30, () => 'done') }))
  await page.setViewportSize({ width: 375, height: 740 })
  const asked = askedPages(page)
  const release = await holdRequests(page, 'GET', `**${itemsPath}?*page=90*`)
  const shifts = await noteShifts(page)
  await page.goto('/history')
  const lead = page.getByText(/^\d+ of \d+ days complete(?!,)/)
  await test.step('half-way it says how far it is', async () => {
    await expect(page.getByText('Reading your history: 0 of 2 lists so far.')).toBeVisible()
    // The last thirty days of the list are read: its numbers are there, and the best streak is not.
    await expect(listRow(page, 'Health')).toHaveAccessibleName(
      'Health, 24 of 29 days, no current streak',
    )
    // Nothing is known of the other list, and nothing is claimed of both.
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await expect(page.getByText(/\d% of to-dos/)).toBeHidden()
    await expect(lead).toBeHidden()
    await expect(page.getByText(/longest streak \d/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share this year' })).toBeHidden()
    // The second list waits for its turn.
    expect(asked.some((page_) => !page_.startsWith(asked[0]?.split('/')[0] ?? ''))).toBe(false)
  })
  release()
  await test.step('then it says how the year went, of which no more was read', async () => {
    await expect(lead).toContainText(/^\d+ of 36\d days complete/)
    await expect(page.getByText(/^\d\d% of to-dos in 30 days$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share this year' })).toBeEnabled()
    expect(new Set(asked).size).toBeLessThanOrEqual(42)
    expect(new Set(asked).size).toBe(asked.length)
  })
  await test.step('nothing has moved meanwhile', async () => {
    expect(await shifts()).toBe(0)
  })
  await test.step('on a phone the cells of the last 13 weeks are about 19 px wide, and all are in sight', async () => {
    const year = page.getByRole('slider', { name: 'The last 53 weeks of All lists' })
    await expect(year).toHaveAttribute('aria-valuemax', /^(8[4-9]|90)$/)
    // A cell is 20 of the 296 units of the drawing.
    const drawing = year.locator('svg')
    const { x = 0, width = 0 } = (await drawing.boundingBox()) ?? {}
    expect((width / 296) * 20).toBeGreaterThan(18.5)
    expect(x + width).toBeLessThan(375 - 12 - 8)
  })
  await test.step('earlier months are read when they are in sight', async () => {
    const months = page.getByRole('list', { name: 'Months' }).getByRole('table')
    const earlier = page.getByRole('button', { name: 'Earlier months' })
    for (const count of [4, 7, 10, 13, 16]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await earlier.click()
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await expect(months).toHaveCount(count)
    }
    await months.last().scrollIntoViewIfNeeded()
    await expect(months.last()).toHaveAttribute('aria-busy', 'false')
    await expect(
      months
        .last()
        .getByText(/: (nothing done|all 10 complete)$/)
        .first(),
    ).toBeAttached()
  })
})

test('a past that is on its way says nothing of its days, and one that fails can be asked for again', async ({
  backend,
  page,
  person,
}) => {
  // The card reads the newest page of a hundred items: no streak continues before it.
  const brokenStreak = past(150, (index) => (index === 2 ? 'todo' : 'done'))
  const days = { Walk: brokenStreak, Read: brokenStreak }
  await openTodos({ backend, page, person }, ['Walk', 'Read'], days)
  const months = page.getByRole('list', { name: 'Months' }).getByRole('table')
  await test.step('a month that is not read as a whole shows only the shape of its days', async () => {
    const release = await holdRequests(page, 'GET', `**${itemsPath}**`)
    await openHistory(page)
    const month = months.last()
    await month.scrollIntoViewIfNeeded()
    await expect(month).toHaveAttribute('aria-busy', 'true')
    await expect(month.getByText(/done|complete|skipped/)).toHaveCount(0)
    release()
    await expect(month).toHaveAttribute('aria-busy', 'false')
    await expect(month.getByText(/2 of 2 done|all 2 complete/).first()).toBeAttached()
  })
  await test.step('a past that cannot be read can be asked for again', async () => {
    await page.evaluate(() => indexedDB.deleteDatabase('daymark'))
    await backend.setFault({ method: 'GET', path: itemsPath, status: 500, times: 100 })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Some days could not be loaded')
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(
      months
        .last()
        .getByText(/all 2 complete/)
        .first(),
    ).toBeAttached()
    for (const month of await months.all())
      await expect(month).toHaveAttribute('aria-busy', 'false')
  })
})
