import { expect, type Page } from '@playwright/test'

/** The screens that every page must fit. */
export const devices = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 375, height: 700 },
} as const

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBe(0)
}
