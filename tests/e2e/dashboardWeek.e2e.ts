import { choose, dayFromNow, openTodos, status, widget } from '../support/dashboard.ts'
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
  const week = widget(page, 'Health').getByRole('toolbar', { name: 'The last days of Health' })
  await expect(week.getByRole('button')).toHaveCount(7)
  await expect(week.getByRole('button').nth(3)).toHaveAccessibleName(/: all 1 settled$/)
  await expect(week.getByRole('button').nth(4)).toHaveAccessibleName(/: passed over$/)
  await expect(week.getByRole('button').nth(5)).toHaveAccessibleName(/: 1 of 2$/)
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

test('whoever feels streaks as pressure hides them with one switch, for good', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'], { Walk: days })
  await expect(page.getByText(/days in a row/)).toBeVisible()
  await page.getByRole('button', { name: 'Health: more' }).click()
  await page.getByRole('menuitem', { name: 'Hide streaks' }).click()
  await expect(page.getByText(/days in a row/)).toBeHidden()
  await page.reload()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await page.getByRole('button', { name: 'Health: more' }).click()
  await expect(page.getByRole('menuitem', { name: 'Show streaks' })).toBeVisible()
  await expect(page.getByText(/days in a row/)).toBeHidden()
})

test('a card leads to the settings of its list', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await page.getByRole('button', { name: 'Health: more' }).click()
  await page.getByRole('menuitem', { name: 'Settings of this list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
})
