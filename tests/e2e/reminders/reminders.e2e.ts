import type { BrowserContext } from '@playwright/test'
import { choose, openTodos, widget } from '../../support/pages/dashboard.ts'
import { expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { expect, expectAccessible, setLanguage, signInAs } from '../../support/e2e.ts'
import { deliver, isSubscribed, pushBrowser } from '../../support/browser/pushBrowser.ts'
import {
  comeTo,
  openOnSunday,
  openReminder,
  remindAt,
  test,
  untilKept,
  withNotifications,
} from '../../support/pages/reminders.ts'

test.use(withNotifications)

const mondayMorning = '2026-11-23T06:30:00Z'

test('a list reminds at its time while something is open, and the notification leads to it', async ({
  backend,
  page,
  person,
  service,
}) => {
  const asked = await openOnSunday({ backend, page, person, service }, ['Walk', 'Read'])
  await test.step('the browser does not ask before a press', async () => {
    const dialog = await openReminder(page)
    await expectAccessible(page)
    await expect(dialog.getByLabel(/^At\b/)).toBeFocused()
    expect(asked).toEqual({ permissions: 0, subscriptions: 0 })
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('it comes on the days and at the time that were chosen', async () => {
    await remindAt(page)
    expect(asked).toEqual({ permissions: 1, subscriptions: 1 })
    await comeTo(backend, '2026-11-23T06:29:00Z')
    expect(service.bodies).toEqual([])
    await comeTo(backend, mondayMorning)
    expect(service.bodies).toEqual(['2 to-dos are open'])
  })
  await test.step('the browser shows it, and a press opens the list', async () => {
    const message = service.deliveries[0]?.message ?? {}
    expect(await deliver(page, message)).toEqual({
      title: 'Health',
      body: '2 to-dos are open',
      lang: 'en-GB',
    })
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page).toHaveURL('/modules')
    await press(page.context())
    await expect(page).toHaveURL(/\/dashboard#dailyTodos-\d+$/)
    await expect(widget(page, 'Health')).toBeFocused()
  })
  await test.step('a press on the notification asks before what is typed is left', async () => {
    await deliver(page, service.deliveries[0]?.message ?? {})
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('link', { name: 'New: Lists', exact: true }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Evening')
    await press(page.context())
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Evening')
    // The press has taken the notification away.
    await deliver(page, service.deliveries[0]?.message ?? {})
    await press(page.context())
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/dashboard#dailyTodos-\d+$/)
  })
  await test.step('a window of the app that does not answer stays as it is, and another one is opened', async () => {
    await deliver(page, service.deliveries[0]?.message ?? {})
    await page.goto('/health/')
    const opened = watchWindows(page.context())
    await press(page.context())
    expect(await opened).toMatch(/\/dashboard#dailyTodos-\d+$/)
    await expect(page).toHaveURL('/health/')
    await page.goto('/dashboard')
  })
  await test.step('a day on which nothing is open is silent', async () => {
    const tuesday = '2026-11-24T06:00:00Z'
    await backend.setClock({ set: tuesday })
    await page.clock.setFixedTime(tuesday)
    await page.reload()
    const kept = ['done', 'skip'].map((status) =>
      page.waitForResponse(
        (response) => response.request().postData()?.includes(`"status":"${status}"`) === true,
      ),
    )
    await choose(page, 'Walk', 'Done')
    await choose(page, 'Read', 'Skip')
    await Promise.all(kept)
    await comeTo(backend, '2026-11-24T06:30:00Z')
    expect(service.bodies).toHaveLength(1)
  })
  await test.step('until it is stopped', async () => {
    const dialog = await openReminder(page)
    await expect(dialog.getByLabel(/^At\b/)).toHaveValue('07:30')
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await dialog.getByRole('button', { name: 'Stop reminding me' }).press('Enter')
    await expect(
      page.getByRole('alertdialog', { name: 'Health no longer reminds you' }),
    ).toBeVisible()
    await ended
    await comeTo(backend, '2026-11-25T06:30:00Z')
    expect(service.bodies).toHaveLength(1)
  })
})

/** Resolves with the address of the next window that the service worker asks for. Only a real press may open one. */
async function watchWindows(context: BrowserContext): Promise<string> {
  const opened = context.serviceWorkers()[0]?.evaluate(() => {
    const { clients } = globalThis as unknown as { clients: { openWindow: unknown } }
    return new Promise<string>((resolve) => {
      clients.openWindow = (address: string) => Promise.resolve(resolve(address))
    })
  })
  return (await opened) ?? ''
}

/** Presses the notification that is shown. */
async function press(context: BrowserContext) {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    dispatchEvent(
      new (
        globalThis as unknown as { NotificationEvent: new (...all: unknown[]) => Event }
      ).NotificationEvent('notificationclick', { notification }),
    )
  })
}

test('a browser that is not allowed says what to do, and keeps what was chosen', async ({
  backend,
  page,
  person,
  service,
}) => {
  const asked = await pushBrowser(page, service, 'denied')
  await openTodos({ backend, page, person }, ['Walk'])
  await untilKept(page)
  const dialog = await openReminder(page)
  await dialog.getByLabel(/^At\b/).fill('06:15')
  await dialog.getByRole('button', { name: 'Remind me' }).click()
  await expect(dialog.getByText('This browser blocks notifications from Daymark.')).toBeVisible()
  await expect(dialog.getByLabel(/^At\b/)).toHaveValue('06:15')
  expect(asked).toEqual({ permissions: 1, subscriptions: 0 })
  await expectAccessible(page)
  await test.step('a calendar file stays a way', async () => {
    await dialog.getByRole('button', { name: 'Use a calendar file instead' }).click()
    await expect(dialog.getByLabel('Every day at')).toBeVisible()
  })
})

test.describe('in New York, where a day of Daymark begins in the evening', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the dialog says on which day the list is then, and offers the own midnight', async ({
    backend,
    page,
    person,
    service,
  }) => {
    await openOnSunday({ backend, page, person, service }, ['Walk'])
    await choose(page, 'Walk', 'Done')
    const dialog = await openReminder(page)
    const otherDay = dialog.getByText('this list already shows the next day')
    await expect(otherDay).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/^At\b/).fill('08:00')
    await expect(otherDay).toBeHidden()
    await dialog.getByLabel(/^At\b/).fill('20:00')
    await expect(otherDay).toContainText('At 20:00')
    await dialog.getByRole('button', { name: 'Begin my days at midnight here' }).press('Enter')
    await expect(otherDay).toBeHidden()
    const sent = page.waitForResponse(
      (response) => response.request().postData()?.includes('20:00') === true,
    )
    await dialog.getByRole('button', { name: 'Remind me' }).press('Enter')
    await sent
    // Eight in the evening. What is open on Monday is no news on Sunday.
    await comeTo(backend, '2026-11-23T01:00:00Z')
    expect(service.bodies).toEqual([])
    await comeTo(backend, '2026-11-24T01:00:00Z')
    expect(service.bodies).toEqual(['1 to-do is open'])
  })
})

test('another person in the same browser gets nothing of it', async ({
  backend,
  page,
  service,
  reminded: _reminded,
}) => {
  await page.goto('/account/logout')
  await expect(page).toHaveURL(/authenticate/)
  await backend.createPerson({ email: 'next@example.com' })
  await signInAs(page.context(), backend, 'next@example.com')
  await page.goto('/dashboard')
  // The browser ends what it had for the person before.
  await expect.poll(() => isSubscribed(page)).toBe(false)
  await comeTo(backend, mondayMorning)
  expect(service.bodies).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })
  test('it is set in Dutch', async ({ backend, page, person, service }) => {
    await pushBrowser(page, service)
    await setLanguage(page.context(), backend, 'nl')
    await openTodos({ backend, page, person }, ['Walk'])
    await untilKept(page)
    await page
      .getByRole('button', { name: /^Health: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Herinner me…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Herinner me' })
    await expect(
      dialog.getByText('Een melding, en alleen als er in deze lijst nog iets openstaat.'),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Herinner me' }).click()
    await expect(
      page.getByRole('alertdialog', { name: 'Health herinnert je voortaan' }),
    ).toBeVisible()
  })
})
