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

test('a list of forty is as high as its rows, and nothing scrolls inside its card', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Task 00', ...many.slice(0, 39)])
  await expect(widget(page, 'Health').getByRole('radiogroup')).toHaveCount(40)
  const hidden = await widget(page, 'Health').evaluate((card) =>
    [card, ...card.querySelectorAll('*')]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          getComputedStyle(element).overflowY !== 'visible' &&
          element.clientHeight > 1,
      )
      .map(({ className }) => className),
  )
  expect(hidden).toEqual([])
  await expectAccessible(page)
})

test('a longer list ends in a button that shows all of it', async ({ backend, page, person }) => {
  const names = [...many, ...many.map((name) => `${name} again`)]
  await backend.seed(
    person.email,
    todos('Long', names, { 'Task 60 again': { [dayFromNow(0)]: 'done' } }),
  )
  await page.goto('/dashboard')
  await expect(widget(page, 'Long').getByRole('status')).toHaveText('1 of 120 done')
  await expect(widget(page, 'Long').getByRole('radiogroup')).toHaveCount(60)
  await page.getByRole('button', { name: 'Show all 120' }).press('Enter')
  await expect(widget(page, 'Long').getByRole('radiogroup')).toHaveCount(120)
  await expect(status(page, 'Task 60 again', 'Done')).toBeChecked()
  // The focus moves to the first of the new rows.
  await expect(page.getByRole('button', { name: 'Task 01 again', exact: true })).toBeFocused()
  await expectAccessible(page)
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

test('single keys tick the to-do in focus, move the day, and add to the list used last', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Evening', ['Read']))
  await openTodos({ backend, page, person }, ['Walk', 'Swim'])
  const health = widget(page, 'Health')
  // The keys come with the legend, when the browser is idle.
  const legend = page.getByRole('main').locator('[aria-hidden=true]', { hasText: 'DoneTodoSkip' })
  await expect(legend).toBeVisible()
  await page.getByRole('button', { name: 'Swim', exact: true }).focus()
  await page.keyboard.press('x')
  await expect(status(page, 'Swim', 'Done')).toBeChecked()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await page.keyboard.press('x')
  await expect(status(page, 'Swim', 'Todo')).toBeChecked()
  await page.keyboard.press('[')
  await expect(health.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
  await page.keyboard.press(']')
  await expect(health.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('n')
  await expect(health.getByRole('textbox', { name: 'New to-do' })).toBeFocused()
  await page.keyboard.type('Relax now')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Relax now')).toBeVisible()
})

test('a press on the tick takes it back, and a key chooses', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const tick = status(page, 'Walk', 'Done')
  await tick.click()
  await expect(tick).toBeChecked()
  await page.keyboard.press('Space')
  await expect(tick).toBeChecked()
  await tick.click()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('n comes back to the open line of the list that was used last', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Morning', ['Walk']))
  await openTodos({ backend, page, person }, ['Swim'])
  const legend = page.getByRole('main').locator('[aria-hidden=true]', { hasText: 'DoneTodoSkip' })
  await expect(legend).toBeVisible()
  await status(page, 'Swim', 'Todo').focus()
  await page.keyboard.press('n')
  const line = page.getByRole('textbox', { name: 'New to-do' })
  await expect(line).toBeFocused()
  await status(page, 'Swim', 'Todo').focus()
  await page.keyboard.press('n')
  await expect(line).toHaveCount(1)
  await expect(line).toBeFocused()
  await expect(widget(page, 'Health').getByRole('textbox')).toBeFocused()
})

test('coming back to the tab empties nothing, moves no focus, and asks for nothing fresh', async ({
  backend,
  page,
  person,
}) => {
  await page.clock.install()
  await openTodos({ backend, page, person })
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Health' })).toBeVisible()
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
