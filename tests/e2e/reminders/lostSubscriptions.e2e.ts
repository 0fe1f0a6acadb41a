import type { Page } from '@playwright/test'
import { expect, newPerson, signInAs } from '../../support/e2e.ts'
import { isSubscribed, loseSubscription, pushBrowser } from '../../support/browser/pushBrowser.ts'
import {
  comeTo,
  openReminder,
  test,
  untilKept,
  withNotifications,
} from '../../support/pages/reminders.ts'

test.use(withNotifications)

/** Half past seven in Amsterdam, from Monday to Thursday. */
const mornings = [
  '2026-11-23T06:30:00Z',
  '2026-11-24T06:30:00Z',
  '2026-11-25T06:30:00Z',
  '2026-11-26T06:30:00Z',
] as const

const lost = (page: Page) =>
  page.getByRole('alertdialog', { name: 'This browser no longer reminds you' })

/** Has the device take over another time zone while the page is open, and the person look at the page. */
async function travelTo(page: Page, timezoneId: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens the app again. Resolves with the subscription that it has sent. */
async function openAgain(page: Page) {
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/push-subscriptions/'),
  )
  await page.reload()
  await sent
}

test('a browser whose subscription is lost, ended or renewed is reminded again', async ({
  backend,
  page,
  service,
  reminded: asked,
}) => {
  const [monday, tuesday, wednesday, thursday] = mornings
  await test.step('one that the browser lost is replaced at the next opening', async () => {
    await loseSubscription(page)
    await openAgain(page)
    expect(asked).toEqual({ permissions: 1, subscriptions: 2 })
    await comeTo(backend, monday)
    expect(service.bodies).toEqual(['1 to-do is open'])
  })
  await test.step('so is one that the push service has ended', async () => {
    service.answers = [{ status: 410 }]
    await comeTo(backend, tuesday)
    await openAgain(page)
    expect(service.bodies).toHaveLength(1)
    await comeTo(backend, wednesday)
    expect(service.bodies).toEqual(['1 to-do is open', '1 to-do is open'])
  })
  await test.step('one that the browser renews reaches the server without a page', async () => {
    const renewed = service.subscribe()
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(async (subscription) => {
      const event = new Event('pushsubscriptionchange')
      const { promise, resolve } = Promise.withResolvers<unknown>()
      Object.assign(event, {
        newSubscription: { toJSON: () => subscription },
        waitUntil: (work: Promise<unknown>) => resolve(work),
      })
      dispatchEvent(event)
      await promise
    }, renewed)
    await comeTo(backend, thursday)
    expect(service.deliveries.at(-1)?.endpoint).toBe(renewed.endpoint)
    expect(service.deliveries).toHaveLength(3)
  })
})

test('a browser that took the permission away says so once, and reminds again once it is back', async ({
  backend,
  page,
  service,
  reminded: _reminded,
}) => {
  await page.context().clearPermissions()
  await page.reload()
  await expect(lost(page)).toBeVisible()
  await lost(page).getByRole('button', { name: 'Close' }).click()
  await test.step('the dialog speaks of no other device where there is none', async () => {
    const dialog = await openReminder(page)
    await expect(dialog.getByText(/^No browser shows this reminder/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('it is not said again', async () => {
    const told = page.waitForResponse((response) => response.url().endsWith('/push-subscriptions/'))
    await page.reload()
    await told
    await openReminder(page)
    await expect(lost(page)).toBeHidden()
  })
  await test.step('with the permission the reminders are back', async () => {
    await page.context().grantPermissions(['notifications'])
    await openAgain(page)
    await comeTo(backend, mornings[0])
    expect(service.bodies).toEqual(['1 to-do is open'])
  })
})

test('after a log-out the browser stays silent, also for another person, and the dialog names other devices only where there are some', async ({
  backend,
  page,
  person,
  service,
  reminded: _reminded,
  browser,
}) => {
  await page.goto('/account/logout')
  await expect(page).toHaveURL(/authenticate/)
  await test.step('another person in the same browser gets nothing of it', async () => {
    const next = await newPerson(backend)
    await signInAs(page.context(), backend, next.email)
    await page.goto('/dashboard')
    // The browser ends what it had for the person before.
    await expect.poll(() => isSubscribed(page)).toBe(false)
    await comeTo(backend, mornings[0])
    expect(service.bodies).toEqual([])
  })
  await signInAs(page.context(), backend, person.email)
  await page.goto('/dashboard')
  const dialog = await openReminder(page)
  await expect(dialog.getByText(/^No browser shows this reminder/)).toBeVisible()
  expect(await isSubscribed(page)).toBe(false)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await test.step('another browser is asked', async () => {
    const phone = await browser.newPage({ serviceWorkers: 'allow', baseURL: backend.origin })
    await pushBrowser(phone, service)
    await signInAs(phone.context(), backend, person.email)
    await phone.goto('/dashboard')
    await untilKept(phone)
    const there = await openReminder(phone)
    await there.getByRole('button', { name: 'Remind me' }).click()
    await expect(phone.getByRole('alertdialog', { name: 'Health will remind you' })).toBeVisible()
    await phone.context().close()
  })
  await openReminder(page)
  await expect(dialog.getByText(/^Your other devices show this reminder/)).toBeVisible()
})

test.describe('a device that travels', () => {
  // The browser takes only one zone of a test, and it comes during the journey.
  test.use({ timezoneId: undefined })

  test('has reminders come by its new clock, while the app stays open', async ({
    backend,
    page,
    service,
    reminded: _reminded,
  }) => {
    const sent = page.waitForResponse(
      (response) => response.request().postData()?.includes('America/New_York') === true,
    )
    await travelTo(page, 'America/New_York')
    await sent
    await comeTo(backend, mornings[0])
    expect(service.bodies).toEqual([])
    await comeTo(backend, '2026-11-23T12:30:00Z')
    expect(service.bodies).toEqual(['1 to-do is open'])
  })
})
