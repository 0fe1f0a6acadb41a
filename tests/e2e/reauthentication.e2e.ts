import type { Page } from '@playwright/test'
import type { BackendProcess } from '../support/backendProcess.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { addPasskey, passkeyTable } from '../support/passkeys.ts'
import { signUp } from '../support/signIn.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm it’s you' })

/** Gives the passkey of the sign-up another name, when that has to be confirmed first. */
async function renamePasskey(page: Page, backend: BackendProcess, email: string): Promise<void> {
  await backend.requireReauthentication(email)
  await page.goto('/account/my')
  await page.getByRole('link', { name: 'Linux computer' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop')
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a person who must confirm stays signed in, and the interrupted request continues', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  await renamePasskey(page, backend, newAddress)
  const dialog = question(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/account/my')
  await expect(page.getByRole('link', { name: 'My laptop' })).toBeVisible()
  expect(await authenticator.passkeyCount()).toBe(1)
})

test('a person who does not confirm loses nothing', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  await renamePasskey(page, backend, newAddress)
  const dialog = question(page)
  await authenticator.setUserVerified(false)
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No passkey was used')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('My laptop')
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong...' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linux computer')
})

test('a person who confirms elsewhere keeps what is typed here, also while nothing can be loaded', async ({
  authenticator: _authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.clock.install()
  await signUp(page, backend, newAddress)
  await renamePasskey(page, backend, newAddress)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('My old laptop')

  const passkeys = '/_allauth/browser/v1/account/authenticators'
  await backend.setFault({ path: passkeys, method: 'GET', status: 400, times: 50 })
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/auth/session'))
  await page.clock.fastForward(61_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  expect((await confirmed).status()).toBe(200)
  await name.pressSequentially('!')
  await expect(name).toHaveValue('My old laptop!')
})

test('asked to confirm, the person does so with a passkey and the change continues', async ({
  authenticator,
  backend,
  page,
  person,
}) => {
  await addPasskey(page, 'Laptop')
  expect(await authenticator.passkeyCount()).toBe(1)
  await backend.requireReauthentication(person.email)
  await page.getByRole('link', { name: 'Laptop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laptop' })).toBeVisible()
  await page.getByLabel('Name').fill('Renamed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/account/my')
  await expect(passkeyTable(page).getByRole('link')).toHaveText(['Renamed'])

  await backend.requireReauthentication(person.email)
  await page.getByRole('link', { name: 'Renamed' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await question(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/account/my')
  await expect(passkeyTable(page)).toContainText('No passkeys')
})

test('removing a passkey needs a recent sign-in, and continues where it was interrupted', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  await backend.setClock({ advanceMs: 301_000 })
  await page.goto('/account/my')
  await page.getByRole('link', { name: 'Linux computer' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await question(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkeyTable(page)).toContainText('No passkeys')
  // The password manager got the signal that it is deleted.
  await expect.poll(() => authenticator.passkeyCount()).toBe(0)
})

test('a person who has no passkey at hand can log in again with a code, and comes back', async ({
  backend,
  page,
  person,
}) => {
  await backend.setClock({ advanceMs: 301_000 })
  await page.goto('/account/my/passkeys/add')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await question(page)
    .getByRole('link', { name: /Log in again with a code/ })
    .click()
  await page.getByRole('link', { name: /code by e-mail/ }).click()
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(person.email))
  await expect(page).toHaveURL('/account/my/passkeys/add')
})
