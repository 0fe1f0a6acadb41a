import { choose, dayFromNow, openTodos, status, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

const days = {
  [dayFromNow(-3)]: 'done',
  [dayFromNow(-2)]: 'skip',
  [dayFromNow(-1)]: 'done',
} as const

test('a card shows how the last seven days went, and each of them is one press away', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    Walk: days,
    Read: { [dayFromNow(-1)]: 'todo', [dayFromNow(-2)]: 'skip' },
  })
  const week = widget(page, 'Health').getByRole('toolbar', { name: 'Last 7 days of Health' })
  await expect(week.getByRole('button')).toHaveCount(7)
  await expect(week.getByRole('button').nth(2)).toHaveAccessibleName(/: nothing done$/)
  await expect(week.getByRole('button').nth(3)).toHaveAccessibleName(/: all 1 complete$/)
  await expect(week.getByRole('button').nth(4)).toHaveAccessibleName(/: all skipped$/)
  await expect(week.getByRole('button').nth(5)).toHaveAccessibleName(/: 1 of 2 done$/)
  await expect(week.getByRole('button').nth(6)).toHaveAttribute('aria-current', 'date')
  await week.getByRole('button').nth(5).click()
  await expect(widget(page, 'Health').getByText(dayFromNow(-1))).toBeVisible()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expectAccessible(page)
})

test('a skipped day neither breaks a streak nor counts for it, and a tick counts at once', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'], { Walk: days })
  await expect(widget(page, 'Health').getByText('2 days in a row · longest 2')).toBeVisible()
  await choose(page, 'Walk', 'Done')
  await expect(widget(page, 'Health').getByText('3 days in a row · longest 3')).toBeVisible()
})

test('the menu of a to-do says its own streak, which may continue while that of the list does not', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    Walk: days,
    Read: { [dayFromNow(-1)]: 'todo', [dayFromNow(-3)]: 'done' },
  })
  const health = widget(page, 'Health')
  // A streak of none is not shown.
  await expect(health.getByRole('toolbar')).toBeVisible()
  await expect(health.getByText(/in a row/)).toHaveCount(0)
  const expectStreak = async (todo: string, streak: string) => {
    await page.getByRole('button', { name: todo, exact: true }).click()
    const menu = page.getByRole('menu', { name: todo })
    await expect(menu.getByRole('group')).toContainText(streak)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  await expectStreak('Walk', '2 days in a row · longest 2')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByRole('menu', { name: 'Read' })).toBeVisible()
  await expect(page.getByRole('menu').getByText(/in a row/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await choose(page, 'Walk', 'Done')
  await expectStreak('Walk', '3 days in a row · longest 3')
  await choose(page, 'Read', 'Done')
  await expect(health.getByText('1 day in a row · longest 1')).toBeVisible()
})

test('the week is read after the day, and delays nothing', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Health', ['Walk'], { Walk: days }))
  const path = '/api/v1/daily-todo-items/'
  await backend.setFault({ method: 'GET', path, delayMs: 1_500 })
  const order: string[] = []
  const isItems = (url: string, name: string) => new URL(url).searchParams.has(name)
  page.on('request', (request) => {
    if (request.url().includes(`${path}?`) && !isItems(request.url(), 'date')) order.push('week')
  })
  page.on('response', (response) => {
    if (response.url().includes(path) && isItems(response.url(), 'date')) order.push('day')
  })
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await expect(page.getByText(/days in a row/)).toBeVisible()
  expect(order[0]).toBe('day')
  expect(order).toContain('week')
})

test('a person who feels streaks as pressure hides them with one switch, for good and on every card', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dust'], { Dust: days }))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: days })
  await expect(page.getByText(/days in a row/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Hide streaks' }).click()
  await expect(page.getByRole('button', { name: 'Show streaks' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await expect(page.getByRole('toolbar')).toHaveCount(2)
  await page.getByRole('button', { name: 'Walk', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  await expect(page.getByRole('menu').getByText(/in a row/)).toHaveCount(0)
  await expect(page.getByText(/days in a row/)).toHaveCount(0)
})

test('a card leads to the settings of its list', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Open in Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
})
