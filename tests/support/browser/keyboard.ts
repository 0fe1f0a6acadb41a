import type { Locator, Page } from '@playwright/test'
import { expect } from '../e2e.ts'

/** Goes on with Tab until an element has the focus: what cannot be reached fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Returns the heading of a screen, which has the focus when the screen was just opened. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name })
}
