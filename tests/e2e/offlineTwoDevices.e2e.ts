import type { BrowserContext, Page } from '@playwright/test'
import {
  choose,
  contentRequests,
  dayFromNow,
  leaveWaiting,
  openNotifications,
  openTodos,
  status,
} from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'
import { untilAppIsKept } from '../support/keptApp.ts'

test.use({ serviceWorkers: 'allow' })

const waiting = 'Not sent yet'

type Devices = Parameters<typeof openTodos>[0] & { context: BrowserContext; elsewhere: Page }

/** Walk was done here without a connection, and then skipped on another device. */
async function changeOnTwoDevices({ context, elsewhere, ...scene }: Devices): Promise<void> {
  const { page } = scene
  await openTodos(scene)
  await untilAppIsKept(page)
  await elsewhere.goto('/dashboard')
  await context.setOffline(true)
  await choose(page, 'Walk', 'Done')
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()
  const sent = elsewhere.waitForResponse((response) => response.request().method() === 'POST')
  await choose(elsewhere, 'Walk', 'Skip')
  await sent
}

for (const { what, isOtherDayShown } of [
  { what: 'its state stands, with a word about it', isOtherDayShown: false },
  {
    what: 'the word about it names the to-do and its day while another is shown',
    isOtherDayShown: true,
  },
]) {
  test(`when another device was faster, ${what}`, async ({
    backend,
    context,
    elsewhere,
    page,
    person,
  }) => {
    await changeOnTwoDevices({ backend, context, elsewhere, page, person })
    if (isOtherDayShown) {
      await page.getByRole('button', { name: 'Previous day' }).click()
      await expect(page.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
    }
    await elsewhere.close()

    await context.setOffline(false)
    const message = page.getByRole('alertdialog', { name: 'Walk was changed on another device' })
    // Under the pointer it stays; else it goes after six seconds.
    await message.hover()
    await expect(message).toContainText(dayFromNow(0))
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(message).toBeHidden()
    if (isOtherDayShown) {
      await expect(page.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Today', exact: true }).click()
    }
    await expect(status(page, 'Walk', 'Skip')).toBeChecked()
    const notifications = await openNotifications(page)
    await expect(notifications.getByText('Walk was changed on another device')).toBeVisible()
  })
}

test('a message that is shown while the app loads itself again is shown again afterwards', async ({
  backend,
  context,
  elsewhere,
  page,
  person,
}) => {
  await changeOnTwoDevices({ backend, context, elsewhere, page, person })
  await context.setOffline(false)
  const message = page.getByRole('alertdialog', { name: 'Walk was changed on another device' })
  await message.hover()
  const isLoaded = page.waitForEvent('load')
  await page.evaluate(() => {
    // What Vite does when a part of the app cannot be loaded.
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error() }))
  })
  await isLoaded
  await expect(message).toBeVisible()
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
  await expect(other.getByRole('listitem').getByText(waiting)).toBeVisible()
  const sent = [contentRequests(page), contentRequests(other)]
  const answered = context.waitForEvent('response', (response) => response.status() === 201)
  await backend.clearFaults()
  await answered
  for (const tab of [page, other]) {
    await expect(tab.getByRole('listitem').getByText(waiting)).toBeHidden()
    await expect(status(tab, 'Walk', 'Done')).toBeChecked()
    await expect(tab.getByText('was changed on another device')).toBeHidden()
  }
  expect(sent.flat().filter((request) => request.startsWith('PATCH'))).toEqual([])
})
