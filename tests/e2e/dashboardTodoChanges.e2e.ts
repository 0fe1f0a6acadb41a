import { choice, contentRequests, dayFromNow, openTodos, status } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

test('sends one request for a change, and none for the choice that is there already', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
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
  await openTodos({ backend, page, person })
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
    await openTodos({ backend, page, person })
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
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [dayFromNow(0)]: 'skip' } })
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

test('two tabs that change the same to-do agree in the end', async ({
  backend,
  context,
  page,
  person,
}) => {
  const other = await context.newPage()
  await openTodos({ backend, page, person })
  await other.goto('/dashboard')
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
  await openTodos({ backend, page, person })
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

test('a refusal names its to-do and its day, also when another day is shown by then', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const path = '/api/v1/daily-todo-items/'
  await backend.setFault({ method: 'POST', path, status: 400, delayMs: 1_500 })
  await status(page, 'Walk', 'Done').click()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
  const message = page.getByRole('alertdialog', { name: 'Walk could not be changed' })
  await expect(message).toContainText(dayFromNow(0))
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('undo takes back the day that was changed, whichever day is shown by then', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const created = page.waitForResponse((response) => response.request().method() === 'POST')
  await status(page, 'Walk', 'Done').click()
  await created
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  const message = page.getByRole('alertdialog', { name: 'Walk: Done' })
  await expect(message).toContainText(dayFromNow(0))
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await message.getByRole('button', { name: 'Undo' }).click()
  expect(await (await answered).json()).toMatchObject({ date: dayFromNow(0), status: 'todo' })
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('on a phone no message lies on a row that one wants to press', async ({
  backend,
  page,
  person,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const names = ['Walk', 'Read', 'Sleep', 'Water', 'Write'] as const
  await openTodos({ backend, page, person }, [...names])
  const path = '/api/v1/daily-todo-items/'
  await backend.setFault({ method: 'POST', path, status: 400 })
  await status(page, 'Walk', 'Done').click()
  const message = page.getByRole('alertdialog', { name: 'Walk could not be changed' })
  await expect(message).toBeVisible()
  for (const name of names) {
    const [row, covering] = [await choice(page, name).boundingBox(), await message.boundingBox()]
    expect({ name, isFree: row && covering && row.y >= covering.y + covering.height }).toEqual({
      name,
      isFree: true,
    })
  }
})
