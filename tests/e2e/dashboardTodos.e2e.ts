import { choice, contentRequests, dayFromNow, status, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

const many = Array.from({ length: 25 }, (_, index) => `Task ${String(index + 1).padStart(2, '0')}`)

test('a ticked to-do shows at once, stays ticked after a reload, and is open on other days', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk', 'Read', 'Sleep']))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
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
  await backend.seed(person.email, todos('Long', many, { 'Task 25': { [dayFromNow(0)]: 'done' } }))
  await page.goto('/dashboard')
  await expect(widget(page, 'Long').getByRole('status')).toHaveText('1 of 25 done')
  await page.getByRole('row', { name: 'Task 01' }).click()
  await page.keyboard.press('End')
  await expect(page.getByRole('row', { name: 'Task 25' })).toBeFocused()
  await expect(status(page, 'Task 25', 'Done')).toBeChecked()
  await expectAccessible(page)
})

test('a row of a long list is changed with the keyboard', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Long', many))
  await page.goto('/dashboard')
  await page.getByRole('row', { name: 'Task 01' }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(status(page, 'Task 02', 'Todo')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(status(page, 'Task 02', 'Done')).toBeChecked()
})

test('sends one request for a change, and none for the choice that is there already', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  const requests = contentRequests(page)
  const isChange = (request: string) => !request.startsWith('GET')
  await status(page, 'Walk', 'Done').dblclick()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await status(page, 'Walk', 'Done').click()
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await status(page, 'Walk', 'Skip').click()
  await answered
  expect(requests.filter(isChange)).toEqual(['POST daily-todo-items', 'PATCH daily-todo-items'])
})

test('rapid changes end in the one that was chosen last', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', delayMs: 2_000 })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  for (const name of ['Done', 'Todo', 'Done', 'Skip']) await status(page, 'Walk', name).click()
  await answered
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await page.reload()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

for (const [what, fault] of [
  ['refused', { status: 400 }],
  ['lost in a server error', { status: 500 }],
  ['answered with garbage', { garbage: true }],
] as const) {
  test(`a change that is ${what} goes back and says so`, async ({ backend, page, person }) => {
    await backend.seed(person.email, todos('Health', ['Walk']))
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', ...fault })
    await status(page, 'Walk', 'Done').click()
    await expect(page.getByText('Walk could not be changed')).toBeVisible()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expectAccessible(page)
    await status(page, 'Walk', 'Done').click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await page.reload()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })
}

test('a change is taken back from its message', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Health', ['Walk'], { Walk: { [dayFromNow(0)]: 'skip' } }))
  await page.goto('/dashboard')
  await status(page, 'Walk', 'Done').click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByText('Walk: Done')).toBeVisible()
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await answered
  await page.reload()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

test('steps to other days at once, corrects one, and comes back to today in one step', async ({
  backend,
  page,
  person,
}) => {
  const yesterday = dayFromNow(-1)
  await backend.seed(person.email, todos('Health', ['Walk'], { Walk: { [yesterday]: 'skip' } }))
  const prefetched = page.waitForResponse((response) => response.url().includes(yesterday))
  await page.goto('/dashboard')
  await prefetched
  await expect(page.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await backend.setFault({ method: 'GET', path: '/api/v1/', delayMs: 20_000, times: 20 })
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText(yesterday, { exact: true })).toBeVisible()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked({ timeout: 5_000 })
  await backend.clearFaults()
  await status(page, 'Walk', 'Done').click()
  await page.getByRole('button', { name: 'Today', exact: true }).press('Enter')
  await expect(page.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeFocused()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('moves between the statuses with the arrow keys and chooses with Space', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  await status(page, 'Walk', 'Todo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(status(page, 'Walk', 'Skip')).toBeFocused()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await page.keyboard.press('Space')
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await expect(status(page, 'Walk', 'Skip')).toBeFocused()
})

test('a tab left open overnight moves to the new UTC day by itself', async ({
  backend,
  page,
  person,
}) => {
  await backend.setClock({ set: '2026-11-20T23:58:00Z' })
  await page.clock.install({ time: '2026-11-20T23:58:00Z' })
  const items = { Walk: { '2026-11-20': 'done' } } as const
  await backend.seed(person.email, todos('Health', ['Walk'], items))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await backend.setClock({ set: '2026-11-21T00:00:30Z' })
  await page.clock.fastForward('02:30')
  await expect(page.getByText('2026-11-21', { exact: true })).toBeVisible()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('a day that somebody chose stays when midnight passes', async ({ backend, page, person }) => {
  await page.clock.install({ time: '2026-11-20T23:58:00Z' })
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText('2026-11-19', { exact: true })).toBeVisible()
  await page.clock.fastForward('02:30')
  await expect(page.getByText('2026-11-19', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page.getByText('2026-11-21', { exact: true })).toBeVisible()
})

test('two tabs that change the same to-do agree in the end', async ({
  backend,
  context,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  const other = await context.newPage()
  await page.goto('/dashboard')
  await other.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await expect(status(other, 'Walk', 'Todo')).toBeChecked()
  await status(page, 'Walk', 'Done').click()
  await expect(status(other, 'Walk', 'Done')).toBeChecked()
  await status(other, 'Walk', 'Skip').click()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

test('a to-do that another device created first takes the newest choice', async ({
  backend,
  browser,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  const cookies = await page.context().cookies()
  const device = await browser.newContext({ baseURL: backend.origin })
  await device.addCookies(cookies)
  const elsewhere = await device.newPage()
  await elsewhere.goto('/dashboard')
  const answered = elsewhere.waitForResponse((response) => response.request().method() === 'POST')
  await status(elsewhere, 'Walk', 'Skip').click()
  await answered
  await status(page, 'Walk', 'Done').click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await elsewhere.reload()
  await expect(status(elsewhere, 'Walk', 'Done')).toBeChecked()
  await device.close()
})

test('coming back to the tab empties nothing, moves no focus, and asks for nothing fresh', async ({
  backend,
  page,
  person,
}) => {
  await page.clock.install()
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
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
