import { addDays } from '../../../src/lib/days/days.ts'
import {
  choose,
  dayFromNow,
  dayHeading,
  holdRequests,
  itemsPath,
  openTodos,
  ring,
  status,
  todos,
  week,
  widget,
} from '../../support/pages/dashboard.ts'
import { chooseOfCard, todoName } from '../../support/pages/menus.ts'
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
  const [home, body] = [widget(page, 'Home'), widget(page, 'Body')]
  await test.step('each of the days says how it went', async () => {
    await expect(week(page)).toHaveCount(7)
    await expect(week(page).nth(2)).toHaveAccessibleName(/: nothing to do yet$/)
    await expect(week(page).nth(3)).toHaveAccessibleName(/: \d of \d done$|: all \d complete$/)
    await expect(week(page).nth(4)).toHaveAccessibleName(/: \d of \d done$/)
    await expect(week(page).nth(5)).toHaveAccessibleName(/: 3 of 5 done$/)
    await expect(week(page).nth(6)).toHaveAttribute('aria-current', 'date')
  })
  await test.step('a skipped day neither breaks a streak nor counts for it, and a tick counts at once', async () => {
    await expect(home.getByText('2 days', { exact: true })).toBeVisible()
    await choose(page, 'Dust', 'Done')
    await expect(home.getByText('3 days', { exact: true })).toBeVisible()
  })
  await test.step('the menu of a to-do says the longest streak, too', async () => {
    const expectStreak = async (todo: string, streak: string) => {
      await todoName(page, todo).click()
      const menu = page.getByRole('menu', { name: todo })
      await expect(menu.getByRole('group')).toContainText(streak)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
    // A streak of none is not shown.
    await expect(body.getByText(/^\d+ days?$/)).toHaveCount(1)
    await expectStreak('Run', '2 days in a row · longest 2')
    await todoName(page, 'Swim').click()
    await expect(page.getByRole('menu', { name: 'Swim' })).toBeVisible()
    await expect(page.getByRole('menu').getByText(/in a row/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await choose(page, 'Run', 'Done')
    await expectStreak('Run', '3 days in a row · longest 3')
  })
})

test('a week is read after the day, says nothing before, and its streaks are hidden with one switch', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, list('Home', { Dust: days }))
  await backend.seed(person.email, list('Health', { Walk: days }))
  const release = await holdRequests(page, 'GET', `**${itemsPath}?*page=last*`)
  await test.step('the week delays nothing', async () => {
    await backend.setFault({ method: 'GET', path: itemsPath, delayMs: 1_500 })
    const order: string[] = []
    const isItems = (url: string, name: string) => new URL(url).searchParams.has(name)
    page.on('request', (request) => {
      if (request.url().includes(`${itemsPath}?`) && !isItems(request.url(), 'date'))
        order.push('week')
    })
    page.on('response', (response) => {
      if (response.url().includes(itemsPath) && isItems(response.url(), 'date')) order.push('day')
    })
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect.poll(() => order).toContain('week')
    expect(order.slice(0, 2)).toEqual(['day', 'day'])
  })
  await test.step('a day that is not read yet is not shown as one on which nothing was done', async () => {
    await expect(ring(page)).toBeVisible()
    const days = page.getByRole('toolbar', { name: 'Last 7 days' })
    // Only today has a ring.
    await expect(days.locator('svg')).toHaveCount(1)
    await expect(days.getByRole('button', { name: /nothing done/ })).toHaveCount(1)
    release()
    await expect(days.getByRole('button', { name: /all 2 complete/ })).toHaveCount(2)
    await expect(page.getByText('2 days', { exact: true })).toHaveCount(2)
  })
  await test.step('a person who feels streaks as pressure hides them, for good and on every card', async () => {
    await chooseOfCard(page, 'Health', 'History')
    await page.getByRole('button', { name: 'How it is counted' }).click()
    await page.getByRole('button', { name: 'Hide streaks' }).click()
    await expect(page.getByRole('button', { name: 'Show streaks' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect(page.getByRole('toolbar', { name: 'Last 7 days' })).toBeVisible()
    await todoName(page, 'Walk').click()
    await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
    await expect(page.getByRole('menu').getByText(/in a row/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 days', { exact: true })).toHaveCount(0)
  })
  await test.step('a card leads to the settings of its list', async () => {
    await chooseOfCard(page, 'Health', 'Edit list')
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  })
})

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
  /** The day of each request for items, by its list. */
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith('/daily-todo-items/')) return
    asked.push(`${searchParams.get('module')} ${searchParams.get('date') ?? 'past'}`)
  })
  await page.goto('/dashboard')
  await expect(ring(page)).toHaveAttribute('aria-valuetext', '0 of 64 complete')
  await expect(page.getByText('0 of 64 done')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yesterday: 8 left' })).toBeVisible()
  await expect(
    page.getByRole('toolbar').getByRole('button', { name: /all 64 complete/ }),
  ).toHaveCount(1)
  await expect(
    page.getByRole('toolbar').getByRole('button', { name: /56 of 64 done/ }),
  ).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await test.step('each list is asked once for today, and once for its past', async () => {
    await widget(page, 'Travel').scrollIntoViewIfNeeded()
    await expect(widget(page, 'Travel').getByRole('radio', { checked: true })).toHaveCount(8)
    expect(asked).toHaveLength(2 * lists.length)
    expect(new Set(asked).size).toBe(asked.length)
  })

  await test.step('the head of another day is there as well', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /56 of 64 done/ })
      .click()
    await expect(dayHeading(page, yesterday)).toBeVisible()
    await expect(page.getByText('56 of 64 done').first()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: /All lists/ })).toHaveAttribute(
      'aria-valuetext',
      '56 of 64 complete',
    )
  })
})
