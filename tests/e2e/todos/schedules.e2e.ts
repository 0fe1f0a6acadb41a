import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contentRequests, openTodos, status, todos, widget } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { listen } from '../../support/browser/spoken.ts'
import { listRow, openCounting, row } from '../../support/pages/history.ts'

// A Thursday.
const today = '2026-11-19'

test.beforeEach(async ({ page }) => page.clock.setFixedTime(`${today}T12:00:00Z`))

/** Opens the dialog that asks when a to-do is due. */
async function askWhen(page: Page, todo: string) {
  await page.getByRole('button', { name: todo, exact: true }).click()
  await page.getByRole('menuitem', { name: 'When it is due…' }).click()
  return page.getByRole('dialog', { name: 'When it is due' })
}

test('the dialog is as high with each way to be due, so that its button stays under the finger', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym'])
  const dialog = await askWhen(page, 'Gym')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const places: unknown[] = []
    for (const kind of ['Every day', 'Days', 'Times a week']) {
      await dialog.getByRole('radio', { name: kind, exact: true }).click()
      places.push(await dialog.getByRole('button', { name: 'Save' }).boundingBox())
    }
    expect(places[1]).toEqual(places[0])
    expect(places[2]).toEqual(places[0])
  }
})

test('a to-do gets days of the week, stands among those that are not due, and can be done all the same', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk'])
  const card = widget(page, 'Health')
  const dialog = await askWhen(page, 'Gym')
  await dialog.getByRole('radio', { name: 'Days', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /^Monday$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/daily-todo-options/'),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toEqual({
    schedules: [{ from: today, schedule: { weekdays: [1, 3, 5] } }],
  })
  const line = card.getByRole('button', { name: 'Not today: 1' })
  await expect(line).toHaveAttribute('aria-expanded', 'false')
  await expect(card.getByRole('radiogroup', { name: 'Gym' })).toHaveCount(0)
  await expect(card.getByText(/^0\/1$/)).toBeVisible()
  await line.press('Enter')
  await status(page, 'Gym', 'Done').click()
  await expect(status(page, 'Gym', 'Done')).toBeChecked()
  await expect(card.getByText(/^0\/1$/)).toBeVisible()
  await status(page, 'Walk', 'Done').click()
  await expect(card.getByText(/^1\/1$/)).toBeVisible()
})

test('a times-a-week to-do says how often it was done this week, and counts apart until the week needs it', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk'], {
    Gym: { '2026-11-15': 'done', '2026-11-16': 'done' },
  })
  const card = widget(page, 'Health')
  const dialog = await askWhen(page, 'Gym')
  await dialog.getByRole('radio', { name: 'Times a week' }).click()
  await dialog.getByRole('radio', { name: '2', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = card.getByRole('listitem').filter({ hasText: 'Gym' })
  await expect(row).toContainText('1 of 2 this week')
  await expect(card.getByText('0/1 · 1 optional')).toBeVisible()
  await status(page, 'Gym', 'Done').click()
  await expect(row).toContainText('2 of 2 this week')
  await expect(card.getByText('0/1 · 1 optional')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'All lists today' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 1 complete',
  )

  await test.step('on the last day of the week it is needed', async () => {
    await status(page, 'Gym', 'Todo').click()
    await expect(row).toContainText('1 of 2 this week')
    await page.clock.setFixedTime('2026-11-22T12:00:00Z')
    await page.reload()
    await expect(card.getByText(/^0\/2$/)).toBeVisible()
    await expect(row).not.toContainText('optional')
  })
})

test('a schedule that is typed shows before the to-do is saved, and the dashboard asks for nothing more', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const card = widget(page, 'Health')
  const field = card.getByRole('textbox', { name: 'Add a to-do' })
  const said = await listen(page)
  await field.fill('Gym mon wed fri')
  await expect(card.getByText('Mon, Wed, Fri')).toBeVisible()
  await expect(
    card.getByRole('status').getByText('Due on Monday, Wednesday and Friday'),
  ).toBeAttached()
  await test.step('and leaves the text its room, also on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    const cut = () => field.evaluate((input) => input.scrollWidth - input.clientWidth)
    await expect.poll(cut).toBeLessThanOrEqual(0)
    await expect(card.getByText('Mon, Wed, Fri')).toBeInViewport()
  })
  const requests = contentRequests(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await field.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Gym',
    text: 'Gym',
    schedules: [{ schedule: { weekdays: [1, 3, 5] } }],
  })
  await expect(card.getByText('Mon, Wed, Fri')).toBeHidden()
  await expect(card.getByRole('button', { name: 'Not today: 1' })).toBeVisible()
  await test.step('and where it has gone is spoken once', async () => {
    const news = async () => (await said()).filter((one) => one.includes('Gym'))
    // The sentences of a moment are one message, which comes at its end.
    await expect.poll(news).toEqual(['status: Gym added under “Not today”'])
    await card.getByRole('button', { name: 'Next day' }).click()
    await expect(card.getByRole('button', { name: 'Back to today' })).toBeVisible()
    await card.getByRole('button', { name: 'Back to today' }).click()
    expect(await news()).toEqual(['status: Gym added under “Not today”'])
  })
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST daily-todo-options',
  ])
})

test('the page of a to-do says its streak and asks when it is due, and History counts only its days', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(
    person.email,
    todos('Health', ['Gym'], {
      Gym: {
        '2026-11-11': 'done',
        '2026-11-13': 'done',
        '2026-11-16': 'done',
        '2026-11-18': 'done',
      },
    }),
  )
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Gym', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await page.getByRole('link', { name: 'All details' }).click()
  await expect(page.getByText('1 day in a row')).toBeVisible()
  await expect(page.getByText('longest 1')).toBeVisible()
  const due = page.getByRole('button', { name: /^When it is due/ })
  await expect(due).toContainText('Every day')
  await page.getByRole('textbox', { name: 'Name' }).fill('Gym at noon')
  await due.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'When it is due' })
  await dialog.getByRole('radio', { name: 'Days', exact: true }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(due).toContainText('Mon, Wed, Fri')
  await expect(due).toBeFocused()
  await test.step('what was typed is saved on its own', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
    const saved = page.getByRole('alertdialog', { name: 'Gym at noon saved' })
    await expect(saved).not.toContainText('Another device')
    await expect(page.getByRole('row', { name: /Gym at noon/ })).toContainText('Mon, Wed, Fri')
  })
  await page.goto('/history')
  // Before today it was due every day.
  await listRow(page, 'Health').click()
  await expect(row(page, 'Gym at noon')).toHaveAccessibleName(/^Gym at noon, 4 of 8 days/)
})

test('a to-do that was done often enough this week stands among those that are not due', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk'], {
    Gym: { '2026-11-16': 'done', '2026-11-17': 'done' },
  })
  const card = widget(page, 'Health')
  const dialog = await askWhen(page, 'Gym')
  await dialog.getByRole('radio', { name: 'Times a week' }).click()
  await dialog.getByRole('radio', { name: '2', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const line = card.getByRole('button', { name: 'Not today: 1' })
  await expect(line).toBeVisible()
  await expect(card.getByRole('radiogroup', { name: 'Gym' })).toHaveCount(0)
  await line.click()
  await expect(card.getByRole('listitem').filter({ hasText: 'Gym' })).toContainText(
    '2 of 2 this week',
  )
  await test.step('it is skipped for the days of another week only', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Skip days…' }).click()
    const away = page.getByRole('dialog', { name: 'Skip days' })
    await away.getByLabel('Last day to skip').fill('2026-11-24')
    await away.getByRole('button', { name: 'Skip these days' }).click()
    // Six days of the other to-do, and the Monday and the Tuesday of the next week.
    await expect(away.getByText('8 to-dos were skipped.')).toBeVisible()
  })
})

test('a list with days of its own says on which nothing is due, and reminds of the others', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym'], {
    Gym: { '2026-11-13': 'done', '2026-11-16': 'done' },
  })
  const dialog = await askWhen(page, 'Gym')
  await dialog.getByRole('radio', { name: 'Days', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(widget(page, 'Health').getByRole('button', { name: 'Not today: 1' })).toBeVisible()
  await test.step('the week', async () => {
    const week = page.getByRole('toolbar', { name: 'Last 7 days' }).getByRole('button')
    await expect(week.last()).toHaveAccessibleName('Thursday 19 November: nothing due')
    await expect(week.first()).toHaveAccessibleName('Friday 13 November: all 1 complete')
  })
  await test.step('the reminder', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Remind me…' }).click()
    const question = page.getByRole('dialog')
    for (const [day, isChosen] of Object.entries({ Monday: 'true', Tuesday: 'false' })) {
      const chip = question.getByRole('button', { name: day })
      // oxlint-disable-next-line no-await-in-loop -- two of them
      await expect(chip).toHaveAttribute('aria-pressed', isChosen)
    }
    await question.getByRole('button', { name: 'Use a calendar file instead' }).click()
    await expect(question.getByLabel('On Mon, Wed, Fri at')).toBeFocused()
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(file).toContain('DTSTART:20261120T200000')
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR')
  })
  await test.step('the history, which says how it counts', async () => {
    await page.goto('/history')
    const year = page.getByRole('slider', { name: 'The last 53 weeks of All lists' })
    await expect(year).toHaveAttribute('aria-valuetext', 'Thursday 19 November: nothing due')
    await expect(page.getByRole('cell', { name: 'Thursday 19: nothing due' })).toBeVisible()
    await openCounting(page)
    await expect(page.getByText('A to-do with days of its own counts on those days')).toBeVisible()
    await page.getByRole('button', { name: 'Hide streaks' }).click()
    await expect(page.getByText('Its streak counts weeks')).toBeHidden()
  })
})
