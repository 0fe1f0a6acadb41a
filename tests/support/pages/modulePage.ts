import { expect } from '../e2e.ts'
import type { Page } from '@playwright/test'

/** Unfolds the places of a module on the dashboard, on its page. */
export async function unfoldPlaces(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Places on the dashboard/ }).click()
  await expect(page.getByRole('table', { name: 'On the dashboard' })).toBeVisible()
}

/** Opens the form for the name of a module, on its page. */
export async function openNameForm(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Rename ${name}` })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
}
