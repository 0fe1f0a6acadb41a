import { choose, openTodos, todos } from '../../support/pages/dashboard.ts'
import { listRow, openCounting, openHistory, past, row, year } from '../../support/pages/history.ts'
import { chooseOfTodo } from '../../support/pages/menus.ts'
import { expect, expectAccessible, setLanguage, test } from '../../support/e2e.ts'

test('a card leads to the page of its list: how often, how long in a row, the year and the months', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'], {
    // Skipped days count neither for nor against.
    Walk: past(40, (index) => (index === 2 ? 'skip' : 'done')),
    Read: past(20, (index) => (index === 5 ? 'todo' : 'done')),
  })
  await test.step('the share of its to-dos leads, and each to-do says how it went, with pauses', async () => {
    await openHistory(page)
    await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeFocused()
    // Of the to-dos of 29 days one was missed, and one was skipped.
    await expect(page.getByText('98% of to-dos in 30 days')).toBeVisible()
    await expect(page.getByText('28 of 29 days complete · longest streak 34 days')).toBeVisible()
    await expect(row(page, 'Walk')).toHaveAccessibleName(
      'Walk, 28 of 28 days, current streak 39 days, longest streak 39 days',
    )
    await expect(row(page, 'Read')).toHaveAccessibleName(
      'Read, 19 of 20 days, current streak 5 days, longest streak 14 days',
    )
  })
  await test.step('all lists say how the year went, and the tables of months do not contradict it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'History' }).click()
    await expect(page.getByText('39 of 40 days complete · longest streak 34 days')).toBeVisible()
    await expect(listRow(page, 'Health')).toHaveAccessibleName(
      'Health, 28 of 29 days, current streak 5 days, longest streak 34 days',
    )
    const months = await year(page, 'All lists').allInnerTexts()
    const counts = months
      .slice(1)
      .map((text) => /(\d+) of (\d+) days? complete, \d+% of/.exec(text))
    expect(counts.reduce((sum, count) => sum + Number(count?.[1]), 0)).toBe(39)
    expect(counts.reduce((sum, count) => sum + Number(count?.[2]), 0)).toBe(40)
    await openCounting(page)
    await expect(page.getByText(/^Score \d+%$/)).toBeVisible()
  })
  await test.step('the months begin with the history, and a table says the same in words', async () => {
    await expectAccessible(page)
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
    await listRow(page, 'Health').click()
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
    await openCounting(page)
    await page.getByRole('button', { name: 'Hide streaks' }).click()
    await expect(row(page, 'Walk')).toHaveAccessibleName('Walk, 29 of 29 days')
    await expect(page.getByText(/streak/)).toHaveCount(1)
  })
  await test.step('the name of a to-do leads to its year', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await chooseOfTodo(page, 'Read', 'History')
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
  await expect(page.getByText(/^100% van de taken tot nu toe$/)).toBeVisible()
  await expect(page.getByText('10 van 10 dagen klaar · langste reeks 10 dagen')).toBeVisible()
  await expect(page.getByText('Vanaf hier vult je jaar zich')).toBeVisible()
  await listRow(page, 'Gezond').click()
  await expect(row(page, 'Lopen')).toHaveAccessibleName(
    'Lopen, 10 van 10 dagen, huidige reeks 10 dagen, langste reeks 10 dagen',
  )
  const day = /^(maan|dins|woens|donder|vrij|zater|zon)dag \d+: alle 1 klaar$/
  await expect(page.getByRole('cell', { name: day }).first()).toBeAttached()
})

test('each of eight lists is a row in its hue that leads to its page, also one that no card shows', async ({
  backend,
  page,
  person,
}) => {
  const names = ['Health', 'Home', 'Garden', 'Work', 'Music', 'Study', 'Family', 'Former']
  await backend.seed(person.email, {
    dailyTodos: names.map((name, list) => ({
      name,
      widgets: name === 'Former' ? [] : [name],
      options: Array.from({ length: list === 0 ? 8 : 2 }, (_, index) => ({
        name: `${name} ${index}`,
        text: name,
        items: past(5, () => 'done'),
      })),
    })),
  })
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/history')
  const lists = page.getByRole('list', { name: 'Lists', exact: true })
  await expect(lists.getByRole('link')).toHaveCount(8)
  await expect(listRow(page, 'Former')).toHaveAccessibleName(
    'Former, Not on the dashboard, 5 of 5 days, current streak 5 days, longest streak 5 days',
  )
  await test.step('on a phone all of it is less than three windows high', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(3 * 740)
  })
  await test.step('each has a hue of its own, until all six are taken', async () => {
    const hues = await lists
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => row.className))
    expect(new Set(hues).size).toBe(6)
  })
  await test.step('what is not on the dashboard is no part of its days', async () => {
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(page.getByRole('cell', { name: 'all 20 complete' }).first()).toBeVisible()
  })
  await expectAccessible(page)
  await test.step('a row leads to the page of its list, whose menus show where one is', async () => {
    await listRow(page, 'Former').click()
    await expect(page).toHaveURL(/\/history\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Former', level: 1 })).toBeFocused()
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'History', exact: true }).last(),
    ).toHaveAttribute('aria-current', 'page')
    await expect(row(page, 'Former 0')).toBeVisible()
    await page.goBack()
    await expect(listRow(page, 'Former')).toBeVisible()
  })
})

test('a new person sees where the year begins, and sharing waits in a menu', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk'], { Walk: past(2, () => 'done') }))
  await page.goto('/history')
  await expect(page.getByText(/^100% of to-dos so far$/)).toBeVisible()
  await expect(page.getByText('2 days complete. Each day adds a square.')).toBeVisible()
  await expect(page.getByText('Your year fills from here')).toBeVisible()
  await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuemax', '370')
  await page.getByRole('button', { name: 'All lists: share' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Share this year' }).click()
  await expect(
    page.getByRole('dialog').getByRole('img', { name: /^All lists, 2 of 2/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
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
  await test.step('the former addresses of a list and of a to-do lead to its page', async () => {
    const list = dailyTodos[0]
    for (const [address, place] of [
      [`/dashboard/daily-todos/${list?.widgets[0]}/look-back`, `/history/${list?.id}`],
      [`/history#list-${list?.id}`, `/history/${list?.id}`],
      [`/history#todo-${list?.options[0]}`, `/history/${list?.id}#todo-${list?.options[0]}`],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await page.goto('about:blank')
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await page.goto(address)
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await expect(page).toHaveURL(place)
    }
  })
  for (const path of [
    '/dashboard/inspiration/1/look-back',
    '/dashboard/daily-todos/999/look-back',
    '/history/999',
    '/history/nothing',
  ]) {
    await test.step(`${path} leads to the history`, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/history$/)
    })
  }
  await test.step('a list that was made on another device has its page', async () => {
    const made = await backend.seed(
      person.email,
      todos('Garden', ['Water'], { Water: past(3, () => 'done') }),
    )
    await page.goto(`/dashboard/daily-todos/${made.dailyTodos[0]?.widgets[0]}/look-back`)
    await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible()
    await expect(row(page, 'Water')).toHaveAccessibleName(/^Water, 3 of 3 days/)
  })
  await test.step('a list without to-dos, and one that was never ticked, say so', async () => {
    await backend.seed(person.email, todos('Attic', []))
    await page.goto('/history')
    await expect(listRow(page, 'Garden')).toHaveAccessibleName(/^Garden, 3 of 3 days/)
    await expect(listRow(page, 'Health')).toHaveAccessibleName('Health, Nothing done yet')
    await expect(page.getByText('Not loaded yet')).toHaveCount(0)
    await listRow(page, 'Attic').click()
    await expect(page.getByRole('main').getByText('No to-dos', { exact: true })).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expectAccessible(page)
  })
})
