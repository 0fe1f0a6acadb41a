import { choice, dayFromNow, openNotifications, openTodos, status } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

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
  const notifications = await openNotifications(page)
  await expect(notifications.getByText('Walk could not be changed')).toBeVisible()
  await expect(notifications.getByText(dayFromNow(0))).toBeVisible()
  await expectAccessible(page)
  await notifications.getByRole('button', { name: 'Clear all' }).click()
  await expect(notifications.getByText('No notifications')).toBeVisible()
  await page.reload()
  await openNotifications(page)
  await expect(notifications.getByText('No notifications')).toBeVisible()
})

test('the list of notifications names what still waits', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const notifications = await openNotifications(page)
  await notifications.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(true)
  await status(page, 'Walk', 'Done').click()
  await expect(page.getByRole('listitem').getByText('Not sent yet')).toBeVisible()
  await openNotifications(page)
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
