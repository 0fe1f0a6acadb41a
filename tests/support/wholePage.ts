import type { Page } from 'playwright'
import { expect } from 'vitest'

/** A page, and the texts of the person that it shows once it has loaded. */
export interface PersonalPage {
  address: string
  texts: readonly string[]
}

/** Returns the texts of a part of a page and of its fields. */
export const shown = (part: Element) =>
  [
    (part as HTMLElement).innerText,
    ...[...part.querySelectorAll<HTMLInputElement>('input, textarea')].map((el) => el.value),
  ].join('\n')

/** Opens a page, and waits until everything is there: its texts, and whatever else it reads. */
export async function openWhole(page: Page, { address, texts }: PersonalPage): Promise<void> {
  await page.goto(address)
  const content = page.getByRole('main')
  for (const text of texts)
    await expect.poll(() => content.evaluate(shown), { timeout: 30_000 }).toContain(text)
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}
