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

/**
 * Opens the dashboard again and again, until this device has kept what it shows: only a visit that begins with kept answers
 * keeps its screen.
 */
export async function returnUntilScreenIsKept(page: Page): Promise<void> {
  for (let visits = 1; ; visits += 1) {
    await page.goto('/dashboard')
    try {
      return await untilScreenIsKept(page)
    } catch (error) {
      if (visits === 5) throw error
    }
  }
}
