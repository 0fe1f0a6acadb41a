import type { Page } from '@playwright/test'

/** Waits until this device has precached the app: its worker takes over a page when it has cached every file. */
export async function untilPrecached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
