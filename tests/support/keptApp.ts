import type { Page } from '@playwright/test'

/** Waits until this device keeps the app: its worker takes over a page when it has kept every file. */
export async function untilAppIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Waits until this device keeps what the dashboard shows, for the next visit. */
export async function untilScreenIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('screen') !== null, undefined, {
    timeout: 10_000,
  })
}
