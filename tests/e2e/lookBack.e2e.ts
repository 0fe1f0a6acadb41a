import type { Page } from '@playwright/test'
import { choose, dayFromNow, holdRequests, openTodos, todos } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { untilAppIsKept } from '../support/keptApp.ts'

type Status = 'todo' | 'skip' | 'done'

/** Returns a status for each of so many days up to yesterday. */
function past(count: number, statusOf: (index: number) => Status): Record<string, Status> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [dayFromNow(-1 - index), statusOf(index)]),
  )
}

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'Health: history' })).toBeFocused()
}

const report = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('cell')

/** Returns the pages of items that are asked for without a day, from now on. */
function askedPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith('/daily-todo-items/') || request.method() !== 'GET') return
    if (!searchParams.has('date')) asked.push(searchParams.get('page') ?? '')
  })
  return asked
}

test('a card leads to its past: how often, how long in a row, and the months', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    // Skipped days count neither for nor against.
    Walk: past(40, (index) => (index === 2 ? 'skip' : 'done')),
    Read: past(20, (index) => (index === 5 ? 'todo' : 'done')),
  })
  const score = page.getByText(/^Score \d+ %/)
  await test.step('each to-do has its report, and the list its months', async () => {
    await lookBack(page)
    await expect(report(page, 'Walk')).toHaveText(['28 of 28', '39', '39'])
    await expect(report(page, 'Read')).toHaveText(['19 of 20', '5', '14'])
    const month = page.getByRole('list', { name: 'Months' }).getByRole('table').first()
    await expect(month.getByRole('row')).not.toHaveCount(0)
    await expect(page.getByText(/^This list starts on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Earlier months' })).toBeHidden()
    await expectAccessible(page)
  })
  await test.step('a tick is part of the past at once', async () => {
    await page.goBack()
    await choose(page, 'Walk', 'Done')
    await lookBack(page)
    await expect(report(page, 'Walk')).toHaveText(['29 of 29', '40', '40'])
  })
  await test.step('a year can be shared, and is shown of one to-do', async () => {
    const year = (name: string) =>
      page.getByRole('table', { name: `The last 53 weeks of ${name}` }).getByRole('row')
    await expect(year('Health').nth(1)).toContainText(/of \d+ days? complete/)
    await expect(score).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Share this year' }).click()
    expect((await saved).suggestedFilename()).toBe(`daymark-${dayFromNow(0)}.png`)
    await page.getByRole('button', { name: 'All to-dos' }).click()
    await page.getByRole('menuitemradio', { name: 'Walk' }).click()
    await expect(score).toHaveText(/^Score 100 %/)
    await expect(year('Walk')).not.toHaveCount(0)
  })
  await test.step('the months are a table too', async () => {
    await page.getByRole('radio', { name: 'Table' }).click()
    const yesterday = page.getByRole('row').filter({ hasText: /all 2 complete/ })
    await expect(yesterday.first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('without streaks they are nowhere', async () => {
    await page.getByRole('button', { name: 'Hide streaks' }).click()
    await expect(report(page, 'Walk')).toHaveText(['29 of 29'])
    await page.getByRole('link', { name: 'Dashboard' }).last().click()
    await expect(page).toHaveURL(/\/dashboard#/)
    await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(7)
    await expect(page.getByText(/in a row/)).toHaveCount(0)
  })
})

test('of a long history a year is read, and what is in sight', async ({
  backend,
  page,
  person,
}) => {
  // Ten to-dos on a thousand days: a hundred pages of a hundred, ten days each.
  const names = Array.from({ length: 10 }, (_, index) => `To-do ${index}`)
  const days = past(1000, (index) => (index % 7 === 0 ? 'todo' : 'done'))
  const items = Object.fromEntries(names.map((name) => [name, days]))
  await backend.seed(person.email, todos('Health', names, items))
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/dashboard')
  await expect(page.getByRole('radiogroup', { name: 'To-do 0' })).toBeVisible()
  const asked = askedPages(page)
  await lookBack(page)
  await expect(report(page, 'To-do 0')).toHaveText(['24 of 29', '6'])
  const months = page.getByRole('list', { name: 'Months' }).getByRole('table')
  await expect(months.first()).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText(/^Score \d+ %/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share this year' })).toBeEnabled()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const earlier = page.getByRole('button', { name: 'Earlier months' })
  await earlier.click()
  await earlier.scrollIntoViewIfNeeded()
  await expect(months).toHaveCount(6)
  await expect(months.nth(5)).toHaveAttribute('aria-busy', 'false')
  await expect(months.nth(5).getByText('nothing done').first()).toBeAttached()
  expect(new Set(asked).size).toBeLessThanOrEqual(40)
})

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection it shows what was kept, and says so', async ({
    backend,
    context,
    page,
    person,
  }) => {
    await openTodos({ backend, page, person }, ['Walk'], { Walk: past(2, () => 'done') })
    await expect(page.getByText('2 days in a row')).toBeVisible()
    await untilAppIsKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Cannot reach the server')).toBeVisible()
    await expect(page.getByText('2 days in a row')).toBeVisible()
    await expect(page.getByRole('toolbar').getByRole('button').nth(5)).toHaveAccessibleName(
      /: all 1 complete$/,
    )
    await lookBack(page)
    await expect(page.getByRole('alert')).toContainText('You are offline. You can see the days')
    await expect(report(page, 'Walk')).toHaveText(['2 of 2', '2', '2'])
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(report(page, 'Walk')).toHaveText(['2 of 2', '2', '2'])
  })
})

test('a look back at nothing leads to the dashboard, or says what will be there or that it is not', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await test.step('a card without a history leads to the dashboard', async () => {
    await page.goto('/dashboard/inspiration/1/look-back')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('a list without a past says what will be there', async () => {
    await lookBack(page)
    await expect(page.getByRole('heading', { name: 'No history yet' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a list that is not there says so', async () => {
    await page.goto('/dashboard/daily-todos/999/look-back')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|nothing here/i)
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
  await expect(page.getByRole('toolbar')).toBeVisible()
  const months = page.getByRole('list', { name: 'Months' }).getByRole('table')
  const path = '/api/v1/daily-todo-items/'
  await test.step('a month that is not read as a whole shows only the shape of its days', async () => {
    const release = await holdRequests(page, 'GET', `**${path}**`)
    await lookBack(page)
    const month = months.last()
    await month.scrollIntoViewIfNeeded()
    await expect(month).toHaveAttribute('aria-busy', 'true')
    await expect(month.getByText(/done|complete|skipped/)).toHaveCount(0)
    release()
    await expect(month).toHaveAttribute('aria-busy', 'false')
    await expect(month.getByText(/2 of 2 done|all 2 complete/).first()).toBeAttached()
  })
  await test.step('a past that cannot be read can be asked for again', async () => {
    await backend.setFault({ method: 'GET', path, status: 500, times: 100 })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Some days could not be loaded')
    await expectAccessible(page)
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    for (const month of await months.all())
      await expect(month).toHaveAttribute('aria-busy', 'false')
    await expect(
      months
        .last()
        .getByText(/2 of 2 done|all 2 complete/)
        .first(),
    ).toBeAttached()
  })
})

test('the history of a list that was made on another device opens', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  // What this device has kept does not have the list.
  const { dailyTodos } = await backend.seed(person.email, todos('Garden', ['Water']))
  await page.goto(`/dashboard/daily-todos/${dailyTodos[0]?.widgets[0]}/look-back`)
  await expect(page.getByRole('heading', { name: 'Garden: history' })).toBeVisible()
})
