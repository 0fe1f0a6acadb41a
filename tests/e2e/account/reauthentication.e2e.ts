import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { passkeyTable } from '../../support/pages/passkeys.ts'
import { logInWithCode, signUp } from '../../support/pages/signIn.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm it’s you' })

test('a person who must confirm loses nothing, stays signed in, and continues where they were interrupted', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.clock.install()
  await signUp(page, backend, newAddress)
  await backend.requireReauthentication(newAddress)
  await page.goto('/account/my')
  await page.getByRole('link', { name: 'Linux computer' }).click()
  const dialog = question(page)
  const confirm = dialog.getByRole('button', { name: 'Use a passkey' })
  const name = page.getByRole('textbox', { name: 'Name' })

  await test.step('a person who does not confirm loses nothing', async () => {
    await name.fill('My laptop')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeVisible()
    await authenticator.setUserVerified(false)
    await confirm.click()
    await expect(dialog.getByRole('alert')).toContainText('No passkey was used')
    await authenticator.setUserVerified(true)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(name).toHaveValue('My laptop')
    const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong...' })
    await expect(problem).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linux computer')
  })

  await test.step('what is typed here stays, also while nothing can be loaded after a confirmation elsewhere', async () => {
    await name.fill('My old laptop')
    const passkeys = '/_allauth/browser/v1/account/authenticators'
    await backend.setFault({ path: passkeys, method: 'GET', status: 400, times: 50 })
    const confirmed = page.waitForResponse((response) => response.url().endsWith('/auth/session'))
    await page.clock.fastForward(61_000)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    expect((await confirmed).status()).toBe(200)
    await name.pressSequentially('!')
    await expect(name).toHaveValue('My old laptop!')
    await backend.clearFaults()
  })

  await test.step('after a confirmation the change continues', async () => {
    await backend.requireReauthentication(newAddress)
    await page.getByRole('button', { name: 'Save' }).click()
    await confirm.click()
    await expect(page).toHaveURL('/account/my')
    await expect(passkeyTable(page).getByRole('link')).toHaveText(['My old laptop!'])
    expect(await authenticator.passkeyCount()).toBe(1)
  })

  await test.step('removing a passkey needs a recent sign-in, and continues where it was interrupted', async () => {
    await backend.setClock({ advanceMs: 301_000 })
    await page.getByRole('link', { name: 'My old laptop!' }).click()
    await page.getByRole('button', { name: 'Delete this passkey…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await confirm.click()
    await expect(page).toHaveURL('/account/my')
    await expect(passkeyTable(page)).toContainText('No passkeys')
    // The password manager got the signal that it is deleted.
    await expect.poll(() => authenticator.passkeyCount()).toBe(0)
  })
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
  await logInWithCode(page, backend, person.email)
  await expect(page).toHaveURL('/account/my/passkeys/add')
})
