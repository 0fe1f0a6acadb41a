import type { Page } from '@playwright/test'
import { TestPushService } from '@daymark/backend/testing/pushService.ts'
import { chromiumPath } from '../../../scripts/browser.ts'
import { pushBrowser } from '../browser/pushBrowser.ts'
import { expect, test as base } from '../e2e.ts'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { openTodos } from './dashboard.ts'

/** For journeys with notifications, which the Chromium without windows does not have. */
export const withNotifications = {
  serviceWorkers: 'allow',
  timezoneId: 'Europe/Amsterdam',
  launchOptions: { executablePath: chromiumPath() },
} as const

interface Fixtures {
  service: TestPushService
  /** A list on a Sunday night that reminds from the next morning on. What the page has asked for. */
  reminded: Awaited<ReturnType<typeof pushBrowser>>
}

/** Gives a journey a push service. */
export const test = base.extend<Fixtures>({
  service: async ({ page }, use) => {
    const service = await TestPushService.start()
    await use(service)
    await page.close()
    service.stop()
  },
  reminded: async ({ backend, page, person, service }, use) => {
    const asked = await openOnSunday({ backend, page, person, service }, ['Walk'])
    await remindAt(page)
    await use(asked)
  },
})

/** Moves the server's clock to a time, and lets it look at its reminders. */
export async function comeTo(backend: BackendProcess, time: string): Promise<void> {
  await backend.setClock({ set: time })
  await backend.remind()
}

/** Opens the dialog of the list's reminder with the keyboard. */
export async function openReminder(page: Page) {
  await page.getByRole('button', { name: 'Health: more actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remind me…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remind me' })
  await expect(dialog.getByLabel(/^At\b/)).toBeVisible()
  return dialog
}

/** Resolves once the browser keeps the app. */
export async function untilKept(page: Page) {
  const isReady = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await expect.poll(isReady).toMatch(/\/$/)
}

/** Has the list remind at half past seven, Monday to Friday. Resolves when the server knows it. */
export async function remindAt(page: Page) {
  const dialog = await openReminder(page)
  await dialog.getByLabel(/^At\b/).fill('07:30')
  for (const day of ['Saturday', 'Sunday']) await dialog.getByRole('button', { name: day }).click()
  const sent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/preferences/') &&
      response.request().postData()?.includes('07:30') === true,
  )
  await dialog.getByRole('button', { name: 'Remind me' }).press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Health will remind you' })).toBeVisible()
  await sent
}

type Scene = Parameters<typeof openTodos>[0] & { service: TestPushService }

/** Opens a list on a Sunday night, in a browser that keeps the app. Returns what the page has asked for. */
export async function openOnSunday(
  { service, ...scene }: Scene,
  names: Parameters<typeof openTodos>[1],
) {
  const { backend, page } = scene
  const sundayNight = '2026-11-22T20:00:00Z'
  await backend.setClock({ set: sundayNight })
  await page.clock.setFixedTime(sundayNight)
  const asked = await pushBrowser(page, service)
  await openTodos(scene, names)
  await untilKept(page)
  return asked
}
