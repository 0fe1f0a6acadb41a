import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { signUp } from '../../support/pages/signIn.ts'

/** Lets a password manager answer in place of the browser, with a copy of the credential. */
async function installManager(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { credentials } = navigator
    const wrap = (method: 'create' | 'get') => {
      const original = credentials[method].bind(credentials)
      credentials[method] = async (options: object) => {
        const made = (await original(options)) as PublicKeyCredential
        const { id, rawId, type } = made
        const from = made.response as AuthenticatorAttestationResponse &
          AuthenticatorAssertionResponse
        const response = {
          clientDataJSON: from.clientDataJSON,
          attestationObject: from.attestationObject,
          authenticatorData: from.authenticatorData,
          signature: from.signature,
          userHandle: from.userHandle,
        }
        const own = { id, rawId, type, response }
        const copy = Object.create(PublicKeyCredential.prototype) as Credential
        for (const [name, value] of Object.entries(own)) {
          Object.defineProperty(copy, name, { value })
        }
        return copy
      }
    }
    wrap('create')
    wrap('get')
  })
}

test("a password manager that answers with an object with the browser's prototype makes a passkey and logs in with it", async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await installManager(page)
  await signUp(page, backend, newAddress)
  expect(await authenticator.passkeyCount()).toBe(1)
  await page.goto('/account/logout')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
})
