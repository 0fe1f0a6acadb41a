import {
  choice,
  dateFromNow,
  dayFromNow,
  holdRequests,
  itemsPath,
  notSent,
  openTodos,
  status,
} from '../../support/pages/dashboard.ts'
import { openNotifications } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('a refusal covers no row, names its to-do and its day, and stays in the list of notifications', async ({
  backend,
  context,
  page,
  person,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const names = ['Walk', 'Read', 'Sleep', 'Water', 'Write'] as const
  await openTodos({ backend, page, person }, names)
  const message = page.getByRole('alertdialog', { name: 'Walk could not be changed' })
  await test.step('on a phone no message lies on a row that one wants to press', async () => {
    await backend.setFault({ method: 'POST', path: itemsPath, status: 400 })
    await status(page, 'Walk', 'Done').click()
    await expect(message).toBeVisible()
    for (const name of names) {
      const [row, covering] = [await choice(page, name).boundingBox(), await message.boundingBox()]
      expect({ name, isFree: row && covering && row.y >= covering.y + covering.height }).toEqual({
        name,
        isFree: true,
      })
    }
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(message).toBeHidden()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('it names its to-do and its day, also when another day is shown by then', async () => {
    const release = await holdRequests(page, 'POST', `**${itemsPath}`)
    await backend.setFault({ method: 'POST', path: itemsPath, status: 400 })
    await status(page, 'Walk', 'Done').click()
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(page.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
    release()
    await expect(message).toContainText(`${dateFromNow(0)}:`)
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(message).toBeHidden()
  })
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await test.step('a message that went stays in the list of notifications', async () => {
    await page.reload()
    await openNotifications(page)
    await expect(notifications.getByText('Walk could not be changed').first()).toBeVisible()
    await expect(notifications.getByText(`${dateFromNow(0)}:`).first()).toBeVisible()
  })
  await test.step('until the list is cleared', async () => {
    await notifications.getByRole('button', { name: 'Clear all' }).click()
    await expect(notifications.getByText('No notifications')).toBeVisible()
    await page.reload()
    await openNotifications(page)
    await expect(notifications.getByText('No notifications')).toBeVisible()
    await notifications.getByRole('button', { name: 'Close' }).click()
    await expect(notifications).toBeHidden()
  })
  await test.step('the list names what still waits', async () => {
    await context.setOffline(true)
    await status(page, 'Walk', 'Done').click()
    await expect(notSent(page)).toBeVisible()
    await openNotifications(page)
    const waiting = notifications.getByRole('list', { name: 'Not sent yet' })
    await expect(waiting).toContainText(new RegExp(`Walk, \\w+,? ${dateFromNow(0)}`))
    await expectAccessible(page)
    await context.setOffline(false)
  })
})
