import type { Page } from '@playwright/test'

/** Adds up the layout shifts of the pages that are opened from now on. Returns a function that reads the sum of the open one. */
export async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, {
          shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')))
}
