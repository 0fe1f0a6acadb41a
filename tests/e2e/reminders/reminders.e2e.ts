import type { BrowserContext } from '@playwright/test'
import { choose, widget } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible } from '../../support/e2e.ts'
import { deliver } from '../../support/browser/pushBrowser.ts'
import {
  comeTo,
  openOnSunday,
  openReminder,
  remindAt,
  test,
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
