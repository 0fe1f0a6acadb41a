import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { addPasskey, passkeyTable } from '../../support/pages/passkeys.ts'

type Signal = Record<string, unknown>

/** Returns the signals that a password manager got, by name. */
async function listen<Name extends string>(
  page: Page,
  names: readonly Name[],
): Promise<Record<Name, Signal[]>> {
  const heard: Record<string, Signal[]> = Object.fromEntries(names.map((name) => [name, []]))
  await page.exposeFunction('hear', (name: string, options: Signal) => heard[name]?.push(options))
  await page.addInitScript((signals) => {
    const { hear } = globalThis as unknown as {
      hear: (name: string, options: unknown) => Promise<void>
    }
    for (const name of signals) {
      Object.assign(PublicKeyCredential, { [name]: (options: unknown) => hear(name, options) })
    }
  }, names)
  return heard
}

test('the password manager hears of a new name, a passkey that is gone, and another primary address', async ({
  authenticator,
  backend,
  newAddress,
  page,
  person,
}) => {
  const { signalAllAcceptedCredentials: accepted, signalCurrentUserDetails: details } =
    await listen(page, ['signalAllAcceptedCredentials', 'signalCurrentUserDetails'])
  const passkeys = passkeyTable(page).getByRole('link')
  await addPasskey(page, 'First')
  expect(await authenticator.passkeyCount()).toBe(1)

  await test.step('a passkey has another name', async () => {
    await page.getByRole('link', { name: 'First' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys).toHaveText(['Old laptop'])
    await expect.poll(() => details).toMatchObject([{ rpId: 'localhost', name: person.email }])
  })

  await test.step('one of two passkeys goes, without the warning about the last', async () => {
    await authenticator.clear()
    await addPasskey(page, 'Second')
    await page.getByRole('link', { name: 'Old laptop' }).click()
    await page.getByRole('button', { name: 'Delete this passkey…' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Old laptop', exact: true })
    await expect(dialog).not.toContainText('only passkey')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(passkeys).toHaveText(['Second'])
    await expect.poll(() => accepted).toHaveLength(1)
    expect(accepted[0]).toMatchObject({ rpId: 'localhost' })
    expect(accepted[0]?.['allAcceptedCredentialIds']).toHaveLength(1)
  })

  await test.step('another address is primary', async () => {
    await page.getByRole('link', { name: 'Add e-mail address' }).click()
    await page.getByLabel('New e-mail address').fill(newAddress)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
    await page.getByRole('button', { name: `Make primary: ${newAddress}` }).click()
    await expect.poll(() => details).toMatchObject([{ name: person.email }, { name: newAddress }])
  })
})
