import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { addPasskey, passkeyTable } from '../support/passkeys.ts'

/** Returns the signals that a password manager got, by name. */
async function listen(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const heard: Record<string, unknown>[] = []
  await page.exposeFunction('hear', (options: Record<string, unknown>) => heard.push(options))
  await page.addInitScript((signal) => {
    const { hear } = globalThis as unknown as { hear: (options: unknown) => Promise<void> }
    Object.assign(PublicKeyCredential, { [signal]: hear })
  }, name)
  return heard
}

test('one of two passkeys goes without the warning, and the password manager hears of it', async ({
  authenticator,
  page,
  person: _person,
}) => {
  const heard = await listen(page, 'signalAllAcceptedCredentials')
  await addPasskey(page, 'First')
  await authenticator.clear()
  await addPasskey(page, 'Second')
  await page.getByRole('link', { name: 'First' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'First', exact: true })
  await expect(dialog).not.toContainText('only passkey')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(passkeyTable(page).getByRole('link')).toHaveText(['Second'])
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ rpId: 'localhost' })
  expect(heard[0]?.['allAcceptedCredentialIds']).toHaveLength(1)
})

test('the password manager hears when a passkey is renamed, and when another address is primary', async ({
  authenticator,
  backend,
  newAddress,
  page,
  person,
}) => {
  const heard = await listen(page, 'signalCurrentUserDetails')
  await addPasskey(page, 'Laptop')
  expect(await authenticator.passkeyCount()).toBe(1)
  await page.getByRole('link', { name: 'Laptop' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(passkeyTable(page).getByRole('link')).toHaveText(['Old laptop'])
  await expect.poll(() => heard).toMatchObject([{ rpId: 'localhost', name: person.email }])

  await page.getByRole('link', { name: 'Add e-mail address' }).click()
  await page.getByLabel('New e-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await page.getByRole('button', { name: `Make primary: ${newAddress}` }).click()
  await expect.poll(() => heard).toMatchObject([{ name: person.email }, { name: newAddress }])
})
