import {
  choice,
  contentRequests,
  dayFromNow,
  openTodos,
  status,
  todos,
  widget,
} from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

const many = Array.from({ length: 60 }, (_, index) => `Task ${String(index + 1).padStart(2, '0')}`)

test('a ticked to-do shows at once, stays ticked after a reload, and is open on other days', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Sleep'])
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', delayMs: 3_000 })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await status(page, 'Walk', 'Done').click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked({ timeout: 1_500 })
  await expect(widget(page, 'Health').getByRole('status')).toHaveText('1 of 3 done')
  await answer
  await page.reload()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await expectAccessible(page)
})

test('shows every option of a module, and not only the first page', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Long', many, { 'Task 60': { [dayFromNow(0)]: 'done' } }))
  await page.goto('/dashboard')
  await expect(widget(page, 'Long').getByRole('status')).toHaveText('1 of 60 done')
  await page.getByRole('row', { name: 'Task 01' }).press('End')
  await expect(page.getByRole('row', { name: 'Task 60' })).toBeFocused()
  await expect(status(page, 'Task 60', 'Done')).toBeChecked()
  await expectAccessible(page)
})

test('an eleventh to-do makes its list grow, up to seven tenths of the window', async ({
  backend,
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openTodos({ backend, page, person }, ['Task 00', ...many.slice(0, 11)])
  const list = page.getByRole('list', { name: 'Health' })
  const heights = () =>
    list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  const tall = await heights()
  expect(tall.clientHeight).toBe(tall.scrollHeight)
  await page.setViewportSize({ width: 1280, height: 600 })
  expect((await heights()).clientHeight).toBe(420)
  await expectAccessible(page)
})

test('a row of a long list is changed with the keyboard', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Long', many))
  await page.goto('/dashboard')
  await page.getByRole('row', { name: 'Task 01' }).press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Task 02', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(status(page, 'Task 02', 'Todo')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(status(page, 'Task 02', 'Done')).toBeChecked()
})

test('moves between the statuses with the arrow keys and chooses with Space', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await status(page, 'Walk', 'Todo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(status(page, 'Walk', 'Skip')).toBeFocused()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await page.keyboard.press('Space')
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await expect(status(page, 'Walk', 'Skip')).toBeFocused()
})

test('coming back to the tab empties nothing, moves no focus, and asks for nothing fresh', async ({
  backend,
  page,
  person,
}) => {
  await page.clock.install()
  await openTodos({ backend, page, person })
  await status(page, 'Walk', 'Todo').focus()
  const requests = contentRequests(page)
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await comeBack()
  await expect(status(page, 'Walk', 'Todo')).toBeFocused()
  expect(requests.filter((request) => !request.endsWith('items'))).toEqual([])

  await page.clock.fastForward('01:00')
  await backend.setFault({ method: 'GET', path: '/api/v1/daily-todo-items/', delayMs: 3_000 })
  const asked = page.waitForRequest((request) => request.url().includes('daily-todo-items'))
  await comeBack()
  await asked
  await expect(choice(page, 'Walk')).toBeVisible()
  await expect(status(page, 'Walk', 'Todo')).toBeFocused()
  expect(requests.filter((request) => request.endsWith('options'))).toEqual([])
})
