import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { signUp } from '../../support/pages/signIn.ts'

const loginPath = '/_allauth/browser/v1/auth/webauthn/login'
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' })

/** Logs out by the menu; ends on the page that logs in. */
async function logOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email.slice(0, email.indexOf('@')) }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(logInButton(page)).toBeVisible()
}

test('a person logs in with a passkey, by the button after a server in trouble, and by the e-mail field, where it is in no one’s way', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  const changes: number[] = []
  await page.exposeFunction('heard', (status: number) => changes.push(status))
  await page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: (status: number) => void }
    document.addEventListener('allauth.auth.change', (event) => {
      heard((event as CustomEvent<{ status: number }>).detail.status)
    })
  })
  const alert = page.getByRole('alert')

  await test.step('the document hears that no one is signed in any more', async () => {
    await logOut(page, newAddress)
    await expect.poll(() => changes).toContain(401)
    changes.length = 0
  })

  await test.step('a server that answers HTML does no harm', async () => {
    const body = '<html><h1>Bad gateway</h1></html>'
    await backend.setFault({ path: loginPath, status: 502, body })
    const answer = page.waitForResponse((response) => response.url().endsWith(loginPath))
    await logInButton(page).click()
    expect((await answer).status()).toBe(502)
    await expect(alert).not.toContainText('Too many attempts')
    await expect(alert).toContainText('Something went wrong...')
  })

  await test.step('the next try works, and the document hears of it', async () => {
    await logInButton(page).click()
    await expect(page).toHaveURL('/dashboard')
    await expect.poll(() => changes).toContain(200)
  })

  await test.step('the e-mail field of a person who asks for a code offers it', async () => {
    await logOut(page, newAddress)
    // The virtual authenticator answers a conditional request immediately, as if the person had chosen it.
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await expect(page).toHaveURL('/dashboard')
    expect(await authenticator.passkeyCount()).toBe(1)
  })

  await test.step('while it waits, a code can be asked for', async () => {
    await logOut(page, newAddress)
    await authenticator.setPresent(false)
    const waiting = page.waitForResponse((response) => response.url().endsWith('/webauthn/login'))
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await waiting
    const field = page.getByLabel('E-mail address')
    await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
    await field.fill(newAddress)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  })

  await test.step('after it waited, the button works', async () => {
    await page.getByRole('link', { name: 'Start over' }).click()
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeFocused()
    await authenticator.setPresent(true)
    await logInButton(page).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
