import {
  choose,
  dayFromNow,
  openTodos,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

const days = {
  [dayFromNow(-3)]: 'done',
  [dayFromNow(-2)]: 'skip',
  [dayFromNow(-1)]: 'done',
} as const

/** Returns a list with what was chosen on its last days. */
const list = (name: string, items: NonNullable<Parameters<typeof todos>[2]>) =>
  todos(name, Object.keys(items), items)

test('the head shows how the last seven days went, and a row the streak of its to-do', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, list('Home', { Dust: days }))
  await backend.seed(
    person.email,
    list('Body', { Run: days, Swim: { [dayFromNow(-1)]: 'todo', [dayFromNow(-3)]: 'done' } }),
  )
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    Walk: days,
    Read: { [dayFromNow(-1)]: 'todo', [dayFromNow(-2)]: 'skip' },
  })
  const [health, home, body] = [widget(page, 'Health'), widget(page, 'Home'), widget(page, 'Body')]
  await test.step('each of the days is one press away', async () => {
    const week = page.getByRole('toolbar', { name: 'Last 7 days' }).getByRole('button')
    await expect(week).toHaveCount(7)
    await expect(week.nth(2)).toHaveAccessibleName(/: nothing to do yet$/)
    await expect(week.nth(3)).toHaveAccessibleName(/: \d of \d done$|: all \d complete$/)
    await expect(week.nth(4)).toHaveAccessibleName(/: \d of \d done$/)
    await expect(week.nth(5)).toHaveAccessibleName(/: 3 of 5 done$/)
    await expect(week.nth(6)).toHaveAttribute('aria-current', 'date')
    await week.nth(5).click()
    await expect(health.getByText(dayFromNow(-1))).toBeVisible()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await week.nth(6).click()
  })
  await test.step('a skipped day neither breaks a streak nor counts for it, and a tick counts at once', async () => {
    await expect(home.getByText('2 days', { exact: true })).toBeVisible()
    await choose(page, 'Dust', 'Done')
    await expect(home.getByText('3 days', { exact: true })).toBeVisible()
  })
  await test.step('the menu of a to-do says the longest streak, too', async () => {
    const expectStreak = async (todo: string, streak: string) => {
      await page.getByRole('button', { name: todo, exact: true }).click()
      const menu = page.getByRole('menu', { name: todo })
      await expect(menu.getByRole('group')).toContainText(streak)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
    // A streak of none is not shown.
    await expect(body.getByText(/^\d+ days?$/)).toHaveCount(1)
    await expectStreak('Run', '2 days in a row · longest 2')
    await page.getByRole('button', { name: 'Swim', exact: true }).click()
    await expect(page.getByRole('menu', { name: 'Swim' })).toBeVisible()
    await expect(page.getByRole('menu').getByText(/in a row/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await choose(page, 'Run', 'Done')
    await expectStreak('Run', '3 days in a row · longest 3')
  })
})

test('a week is read after the day, and its streaks are hidden with one switch', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, list('Home', { Dust: days }))
  await backend.seed(person.email, list('Health', { Walk: days }))
  await test.step('the week delays nothing', async () => {
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
    await expect(page.getByText('2 days', { exact: true })).toHaveCount(2)
    expect(order.slice(0, 2)).toEqual(['day', 'day'])
    expect(order).toContain('week')
  })
  await test.step('a person who feels streaks as pressure hides them, for good and on every card', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await page.getByRole('button', { name: 'How it is counted' }).click()
    await page.getByRole('button', { name: 'Hide streaks' }).click()
    await expect(page.getByRole('button', { name: 'Show streaks' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect(page.getByRole('toolbar', { name: 'Last 7 days' })).toBeVisible()
    await page.getByRole('button', { name: 'Walk', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
    await expect(page.getByRole('menu').getByText(/in a row/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 days', { exact: true })).toHaveCount(0)
  })
  await test.step('a card leads to the settings of its list', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  })
})
