import {
  choose,
  contentRequests,
  dateFromNow,
  dayFromNow,
  leaveWaiting,
  notSent,
  openTodos,
  status,
  whenAnswered,
} from '../../support/pages/dashboard.ts'
import { openNotifications } from '../../support/pages/menus.ts'
import { untilPrecached } from '../../support/browser/precache.ts'
import { expect, test } from '../../support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

test('when another device was faster, its state stands, with a word about it', async ({
  backend,
  context,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  await untilPrecached(page)
  await elsewhere.goto('/dashboard')
  /** Does a to-do here without a connection, and then skips it on another device. */
  const changeOnTwoDevices = async (option: string) => {
    await context.setOffline(true)
    await choose(page, option, 'Done')
    await expect(notSent(page)).toBeVisible()
    const sent = whenAnswered(elsewhere, 'POST')
    await choose(elsewhere, option, 'Skip')
    await sent
  }
  const messageAbout = (option: string) =>
    page.getByRole('alertdialog', { name: `${option} was changed on another device` })
  const otherDay = page.getByText(dayFromNow(-1), { exact: true })

  await test.step('a message that is shown while the app loads itself again is shown again afterwards', async () => {
    await changeOnTwoDevices('Walk')
    await context.setOffline(false)
    const message = messageAbout('Walk')
    // Under the pointer it stays; else it goes after six seconds.
    await message.hover()
    await expect(message).toContainText(`${dateFromNow(0)}:`)
    const isLoaded = page.waitForEvent('load')
    await page.evaluate(() => {
      // What Vite does when a part of the app cannot be loaded.
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error() }))
    })
    await isLoaded
    await expect(message).toBeVisible()
  })

  await test.step('the state of the other device stands, and the notifications keep the word about it', async () => {
    await messageAbout('Walk').hover()
    await messageAbout('Walk').getByRole('button', { name: 'Close' }).click()
    await expect(messageAbout('Walk')).toBeHidden()
    await expect(status(page, 'Walk', 'Skip')).toBeChecked()
    const notifications = await openNotifications(page)
    await expect(notifications.getByText('Walk was changed on another device')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notifications).toBeHidden()
  })

  await test.step('while another day is shown, the word about it names the to-do and its day', async () => {
    await changeOnTwoDevices('Read')
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(otherDay).toBeVisible()
    await context.setOffline(false)
    const message = messageAbout('Read')
    await message.hover()
    await expect(message).toContainText(`${dateFromNow(0)}:`)
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(message).toBeHidden()
    await expect(otherDay).toBeVisible()
    await page.getByRole('button', { name: 'Back to today' }).click()
    await expect(status(page, 'Read', 'Skip')).toBeChecked()
    const notifications = await openNotifications(page)
    await expect(notifications.getByText('Read was changed on another device')).toBeVisible()
  })
})

test('a change that waits in two tabs is sent by one of them', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await leaveWaiting({ backend, page })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(notSent(other)).toBeVisible()
  const sent = [contentRequests(page), contentRequests(other)]
  const answered = context.waitForEvent('response', (response) => response.status() === 201)
  await backend.clearFaults()
  await answered
  for (const tab of [page, other]) {
    await expect(notSent(tab)).toBeHidden()
    await expect(status(tab, 'Walk', 'Done')).toBeChecked()
    await expect(tab.getByText('was changed on another device')).toBeHidden()
  }
  expect(sent.flat().filter((request) => request.startsWith('PATCH'))).toEqual([])
})
