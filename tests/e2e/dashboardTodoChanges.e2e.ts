import type { Response } from '@playwright/test'
import {
  choice,
  choose,
  contentRequests,
  dayFromNow,
  openTodos,
  status,
} from '../support/dashboard.ts'
import { expect, expectAccessible, signInAs, test } from '../support/e2e.ts'

const isChangeOfItem = (response: Response) =>
  response.url().includes('/api/v1/daily-todo-items/') && response.request().method() !== 'GET'

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
  await status(page, 'Walk', 'Done').press(' ')
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

for (const [what, fault, title] of [
  ['refused', { status: 400 }, 'Walk could not be changed'],
  ['lost in a server error', { status: 500 }, 'Walk may not have changed'],
  ['answered with garbage', { garbage: true }, 'Walk may not have changed'],
] as const) {
  test(`a change that is ${what} goes back and says so`, async ({ backend, page, person }) => {
    await openTodos({ backend, page, person })
    await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', ...fault })
    await status(page, 'Walk', 'Done').click()
    const message = page.getByRole('alertdialog', { name: title })
    await expect(message).toBeVisible()
    // There is nothing to take back.
    await expect(message.getByRole('button')).toHaveCount(1)
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expectAccessible(page)
    await status(page, 'Walk', 'Done').click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await page.reload()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })
}

test('two devices that change one list at once agree in the end', async ({
  backend,
  browser,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Cook'])
  const phone = await browser.newContext({ baseURL: backend.origin })
  await signInAs(phone, backend, person.email)
  const other = await phone.newPage()
  await other.goto('/dashboard')
  await expect(status(other, 'Walk', 'Todo')).toBeChecked()

  // First each its own, at the same time, and then both the same one.
  const saved = [page, other].map((tab) => tab.waitForResponse(isChangeOfItem))
  await Promise.all([status(page, 'Walk', 'Done').click(), status(other, 'Read', 'Skip').click()])
  await Promise.all(saved)
  const first = page.waitForResponse(isChangeOfItem)
  await choose(page, 'Swim', 'Done')
  await first
  const answered = other.waitForResponse(isChangeOfItem)
  await choose(other, 'Swim', 'Skip')
  await answered
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(status(tab, 'Walk', 'Done')).toBeChecked()
    await expect(status(tab, 'Read', 'Skip')).toBeChecked()
    await expect(status(tab, 'Swim', 'Skip')).toBeChecked()
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }
  await phone.close()
})

test('a tick is its own undo: no message, and the former status takes it back', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [dayFromNow(0)]: 'skip' } })
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await status(page, 'Walk', 'Done').click()
  await changed
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await status(page, 'Walk', 'Skip').click()
  await answered
  await page.reload()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

test('a tick is spoken once, by its button', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Sleep'])
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(globalThis, { spoken })
    const isSpoken = (element: Element | null) =>
      element?.closest('[aria-live=off]') === null &&
      element.closest('[role=status], [role=alert], [aria-live]') !== null
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (isSpoken(element)) spoken.push(element?.textContent ?? '')
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await status(page, 'Walk', 'Skip').click()
  await answered
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  expect(await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)).toEqual(
    [],
  )
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
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await elsewhere.goto('/dashboard')
  const answered = elsewhere.waitForResponse((response) => response.request().method() === 'POST')
  await status(elsewhere, 'Walk', 'Skip').click()
  await answered
  await status(page, 'Walk', 'Done').click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await elsewhere.reload()
  await expect(status(elsewhere, 'Walk', 'Done')).toBeChecked()
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

test('a message that went stays in the list of notifications until it is cleared', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const path = '/api/v1/daily-todo-items/'
  await backend.setFault({ method: 'POST', path, status: 400 })
  await status(page, 'Walk', 'Done').click()
  const message = page.getByRole('alertdialog', { name: 'Walk could not be changed' })
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toBeHidden()
  await page.reload()

  async function openNotifications() {
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
    await sidebar.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Notifications' }).click()
  }
  await openNotifications()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await expect(notifications.getByText('Walk could not be changed')).toBeVisible()
  await expect(notifications.getByText(dayFromNow(0))).toBeVisible()
  await expectAccessible(page)
  await notifications.getByRole('button', { name: 'Clear all' }).click()
  await expect(notifications.getByText('No notifications')).toBeVisible()
  await page.reload()
  await openNotifications()
  await expect(notifications.getByText('No notifications')).toBeVisible()
})

test('the list of notifications names what still waits', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await sidebar.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Notifications' }).click()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await notifications.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(true)
  await status(page, 'Walk', 'Done').click()
  await expect(page.getByRole('listitem').getByText('Not sent yet')).toBeVisible()
  await sidebar.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Notifications' }).click()
  const waiting = notifications.getByRole('list', { name: 'Not sent yet' })
  await expect(waiting).toContainText(`Walk, ${dayFromNow(0)}`)
  await expectAccessible(page)
  await context.setOffline(false)
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
