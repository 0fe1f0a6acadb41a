import { readFileSync } from 'node:fs'
import { openTodos, todos, week, widget } from '../../support/pages/dashboard.ts'
import { listRow, openCounting, row } from '../../support/pages/history.ts'
import { askWhen, chooseOfCard, chooseOfTodo } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

// A Thursday.
const today = '2026-11-19'

test.beforeEach(async ({ page }) => page.clock.setFixedTime(`${today}T12:00:00Z`))

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
  await chooseOfTodo(page, 'Gym', 'Edit')
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
    await expect(week(page).last()).toHaveAccessibleName('Thursday 19 November: nothing due')
    await expect(week(page).first()).toHaveAccessibleName('Friday 13 November: all 1 complete')
  })
  await test.step('the reminder', async () => {
    await chooseOfCard(page, 'Health', 'Remind me…')
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
