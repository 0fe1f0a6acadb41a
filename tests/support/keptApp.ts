import type { Page } from '@playwright/test'

/** Waits until this device keeps the app: its worker takes over a page when it has kept every file. */
export async function untilAppIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
