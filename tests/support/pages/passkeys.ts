import type { Locator, Page } from '@playwright/test'
import { expect } from '../e2e.ts'

export function passkeyTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Passkeys' })
}

/** Adds a passkey to the account; needs a virtual authenticator and ends on the account page. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account/my/passkeys/add')
  await page.getByLabel('Passkey name').fill(name)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page).toHaveURL('/account/my')
  await expect(passkeyTable(page).getByRole('link', { name, exact: true })).toBeVisible()
}
