import { choose, openTodos, todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, setLanguage, test } from '../../support/e2e.ts'
import { openHistory, past, row, year } from '../../support/pages/history.ts'

test('a card leads to the place of its list: how often, how long in a row, the year and the months', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    // Skipped days count neither for nor against.
    Walk: past(40, (index) => (index === 2 ? 'skip' : 'done')),
    Read: past(20, (index) => (index === 5 ? 'todo' : 'done')),
  })
  await test.step('the list has the focus, and each to-do says how it went, with pauses', async () => {
    await openHistory(page)
    await expect(page.getByRole('listitem', { name: 'Health' })).toBeFocused()
    await expect(row(page, 'Walk')).toHaveAccessibleName(
      'Walk, 28 of 28 days, current streak 39 days, longest streak 39 days',
    )
    await expect(row(page, 'Read')).toHaveAccessibleName(
      'Read, 19 of 20 days, current streak 5 days, longest streak 14 days',
    )
    await expect(page.getByText('28 of 29 days · longest streak 34 days')).toBeVisible()
  })
  await test.step('the head says how the year went, and the tables of months do not contradict it', async () => {
    await expect(page.getByText('39 of 40 days complete · longest streak 34 days')).toBeVisible()
    const months = await year(page, 'All lists').allInnerTexts()
    const counts = months
      .slice(1)
      .map((text) => /(\d+) of (\d+) days? complete, \d+% of/.exec(text))
    expect(counts.reduce((sum, count) => sum + Number(count?.[1]), 0)).toBe(39)
    expect(counts.reduce((sum, count) => sum + Number(count?.[2]), 0)).toBe(40)
    await expect(page.getByText(/^Score \d+%$/)).toBeVisible()
  })
  await test.step('a cell says its day, by key and under the pointer', async () => {
    const days = page.getByRole('slider', { name: 'The last 53 weeks of Health' })
    await days.focus()
    await page.keyboard.press('ArrowUp')
    const text = /^[A-Z][a-z]+day \d+ \w+: all 2 complete$/
    await expect(days).toHaveAttribute('aria-valuetext', text)
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
    await days.blur()
    await expect(page.getByText(text)).toHaveCount(0)
    const { x = 0, y = 0 } = (await days.boundingBox()) ?? {}
    await page.mouse.move(x + 3, y + 3)
    // Nothing is known of the first day.
    await expect(page.getByText(/^Monday \d+ \w+$/)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(page.getByText(/^Monday \d+ \w+$/)).toHaveCount(0)
  })
  await test.step('the months say each day with a pause', async () => {
    const month = page.getByRole('list', { name: 'Months' }).getByRole('table').last()
    const cell = month.getByRole('cell', { name: /^[A-Z][a-z]+day \d+: all 1 complete$/ })
    await expect(cell.first()).toBeAttached()
    await expect(page.getByText(/^Your history starts on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Earlier months' })).toBeHidden()
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: /all 2 complete/ })
        .first(),
    ).toBeVisible()
  })
  await test.step('a row opens to the year of its to-do, by key as well', async () => {
    await row(page, 'Walk').focus()
    await page.keyboard.press('Enter')
    await expect(year(page, 'Walk').nth(1)).toContainText(/done on \d+ of \d+ days?$/)
    await page.keyboard.press('Space')
    await expect(year(page, 'Walk')).toHaveCount(0)
  })
  await test.step('a tick is part of the past at once', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await choose(page, 'Walk', 'Done')
    await openHistory(page)
    await expect(row(page, 'Walk')).toHaveAccessibleName(/29 of 29 days, current streak 40 days/)
  })
  await test.step('without streaks they are nowhere', async () => {
    await page.getByRole('button', { name: 'Hide streaks' }).click()
    await expect(row(page, 'Walk')).toHaveAccessibleName('Walk, 29 of 29 days')
    await expect(page.getByText(/streak/)).toHaveCount(1)
  })
  await test.step('the name of a to-do leads to its year', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await expect(row(page, 'Read')).toBeFocused()
    await expect(row(page, 'Read')).toHaveAttribute('aria-expanded', 'true')
    await expect(year(page, 'Read').nth(1)).toBeAttached()
  })
})

test('in Dutch too, with the days of the week and the months', async ({
  backend,
  context,
  page,
  person,
}) => {
  await setLanguage(context, backend, 'nl')
  await backend.seed(person.email, todos('Gezond', ['Lopen'], { Lopen: past(10, () => 'done') }))
  await page.goto('/history')
  await expect(page.getByText('10 van 10 dagen klaar · langste reeks 10 dagen')).toBeVisible()
  await expect(row(page, 'Lopen')).toHaveAccessibleName(
    'Lopen, 10 van 10 dagen, huidige reeks 10 dagen, langste reeks 10 dagen',
  )
  const day = /^(maan|dins|woens|donder|vrij|zater|zon)dag \d+: alle 1 klaar$/
  await expect(page.getByRole('cell', { name: day }).first()).toBeAttached()
})

test('each list has its place, close to the one above it and in its hue, also one that no card shows', async ({
  backend,
  page,
  person,
}) => {
  const list = (name: string, count: number, widgets: string[]) => ({
    name,
    widgets,
    options: Array.from({ length: count }, (_, index) => ({
      name: `${name} ${index}`,
      text: name,
      items: past(5, () => 'done'),
    })),
  })
  await backend.seed(person.email, {
    dailyTodos: [
      list('Health', 8, ['Health']),
      list('Home', 1, ['Home']),
      list('Garden', 1, ['Garden']),
      list('Former', 2, []),
    ],
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/history')
  const lists = page.getByRole('list', { name: 'Lists', exact: true })
  const place = (name: string) => lists.getByRole('listitem', { name, exact: true })
  await expect(place('Former').getByText('Not on the dashboard · 5 of 5 days')).toBeVisible()
  await test.step('what is not on the dashboard is no part of its days', async () => {
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(page.getByRole('cell', { name: 'all 10 complete' }).first()).toBeVisible()
  })
  await test.step('no hole is below a short list', async () => {
    const [home, garden] = [place('Home'), place('Garden')]
    await expect
      .poll(async () => {
        const [above, below] = [await home.boundingBox(), await garden.boundingBox()]
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      })
      .toBeLessThan(60)
  })
  await test.step('each has a hue of its own', async () => {
    const hues = await lists
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-hue') ?? card.className))
    expect(new Set(hues).size).toBe(4)
  })
  await expectAccessible(page)
})

test('former addresses lead to the history, and one of nothing says what will be there', async ({
  backend,
  page,
  person,
}) => {
  await test.step('without a list', async () => {
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'No history yet' })).toBeVisible()
  })
  const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk']))
  await test.step('a list without a past says what will be there', async () => {
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'No history yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('the former address of a list leads to its place', async () => {
    await page.goto(`/dashboard/daily-todos/${dailyTodos[0]?.widgets[0]}/look-back`)
    await expect(page).toHaveURL(/\/history#list-\d+$/)
  })
  for (const path of [
    '/dashboard/inspiration/1/look-back',
    '/dashboard/daily-todos/999/look-back',
  ]) {
    await test.step(`${path} leads to the history`, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/history$/)
    })
  }
  await test.step('a list that was made on another device has its place', async () => {
    const made = await backend.seed(
      person.email,
      todos('Garden', ['Water'], { Water: past(3, () => 'done') }),
    )
    await page.goto(`/dashboard/daily-todos/${made.dailyTodos[0]?.widgets[0]}/look-back`)
    await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible()
    await expect(row(page, 'Water')).toHaveAccessibleName(/^Water, 3 of 3 days/)
  })
})

test('a list without to-dos, and one that was never ticked, say so', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Garden', []))
  await backend.seed(person.email, todos('Work', ['Write']))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: past(5, () => 'done') })
  await page.goto('/history')
  const list = (name: string) => page.getByRole('listitem', { name, exact: true })
  await expect(
    list('Health')
      .getByText(/5 of \d days/)
      .first(),
  ).toBeVisible()
  await expect(list('Garden').getByText('No to-dos', { exact: true })).toBeVisible()
  await expect(list('Garden').getByRole('slider')).toHaveCount(0)
  await expect(list('Work').getByText('Nothing done yet', { exact: true })).toBeVisible()
  await expect(page.getByText('Not loaded yet')).toHaveCount(0)
  await test.step('three lists leave no hole in two columns', async () => {
    const how = page.getByRole('heading', { name: 'How it is counted' })
    const [beside, last] = await Promise.all([how.boundingBox(), list('Health').boundingBox()])
    expect(beside?.x).not.toBe(last?.x)
    expect(beside?.y).toBeLessThan((last?.y ?? 0) + (last?.height ?? 0))
    await expectAccessible(page)
  })
})
