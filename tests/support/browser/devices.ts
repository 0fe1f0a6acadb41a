import { expect, type Page } from '@playwright/test'

/** The screens that every page must fit. */
export const devices = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 375, height: 700 },
} as const

/** The frame may need a moment after the window's size has changed. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBe(0)
}
