import type { Locator, Page } from '@playwright/test'

/** The path at which addresses are read, added, changed and deleted. */
export const emailPath = '/_allauth/browser/v1/account/email'

/** Returns the table on the account page. */
const emails = (page: Page) => page.getByRole('table', { name: 'E-mail addresses' })
export const rowOf = (page: Page, email: string) => emails(page).getByRole('row', { name: email })

/** Deletes an address from the table. Answers the dialog, which stays when that failed. */
export async function deleteAddress(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: `Delete: ${email}` }).click()
  const dialog = page.getByRole('alertdialog', { name: email })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  return dialog
}
