import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { signUp } from '../../support/pages/signIn.ts'

const signIn = '/account/authenticate/webauthn'
const loginPath = '/_allauth/browser/v1/auth/webauthn/login'
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' })

test('a press signs in before the app has arrived, which continues with it and says how it ended', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  let app = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const count = (request: string) => requests.filter((one) => one === request).length

  /** Opens a page in a browser that has forgotten everything but its passkeys, and in which most of the app does not load. */
  async function open(path: string): Promise<void> {
    await page.evaluate(() => localStorage.clear())
    // What still runs here would set cookies again.
    await page.goto('about:blank')
    await page.context().clearCookies()
    app = Promise.withResolvers()
    requests.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await expect(logInButton(page)).toBeVisible()
  }

  /** Presses the button, and resolves with the status of the server's answer to the passkey. */
  async function pressAndLogIn(): Promise<number> {
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(loginPath),
    )
    await logInButton(page).click()
    return (await answer).status()
  }

  for (const { path, next } of [
    { path: signIn, next: '/dashboard' },
    { path: `${signIn}?next=%2Faccount%2Fmy`, next: '/account/my' },
    { path: '/modules', next: '/modules' },
  ]) {
    await test.step(`from ${path} to ${next}`, async () => {
      await open(path)
      expect(await pressAndLogIn()).toBe(200)
      app.resolve()
      await expect(page).toHaveURL(next)
      await expect(page.getByRole('button', { name: newAddress.split('@')[0] })).toBeVisible()
      expect(count(`GET ${loginPath}`)).toBe(1)
      expect(await authenticator.passkeyCount()).toBe(1)
    })
  }

  await test.step('the server refuses it', async () => {
    const errors = [{ message: 'No.', code: 'incorrect_code', param: 'credential' }]
    const body = { status: 400, errors }
    await backend.setFault({ method: 'POST', path: loginPath, status: 400, body })
    await open(signIn)
    expect(await pressAndLogIn()).toBe(400)
    app.resolve()
    await expect(page.getByRole('alert')).toContainText('does not recognise this passkey')
    expect(count(`POST ${loginPath}`)).toBe(1)
    expect(await authenticator.passkeyCount()).toBe(1)
  })

  await test.step('the dialog was cancelled, and the next press begins again', async () => {
    await open(signIn)
    await authenticator.setUserVerified(false)
    const options = page.waitForResponse((response) => response.url().endsWith(loginPath))
    await logInButton(page).click()
    await options
    app.resolve()
    await expect(page.getByRole('alert')).toContainText('No passkey was used')
    expect(count(`GET ${loginPath}`)).toBe(1)

    await authenticator.setUserVerified(true)
    await logInButton(page).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
