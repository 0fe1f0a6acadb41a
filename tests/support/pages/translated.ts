import type { Page } from '@playwright/test'
import { translatePages } from '../browser/translator.ts'
import { expect, test as base } from '../e2e.ts'

/** Has the browser translate each page that is opened. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await translatePages(page)
    await use(page)
  },
})

/** Expects that the open page was translated, and is whole. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
}
