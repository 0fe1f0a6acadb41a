import type { Page } from '@playwright/test'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import { expect, test as base } from '../../support/e2e.ts'
import { signUp } from '../../support/pages/signIn.ts'

const signIn = '/account/authenticate/webauthn'
const loginPath = '/_allauth/browser/v1/auth/webauthn/login'
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' })

/** A person with a passkey opens a page for the first time in this browser, and most of the app does not load. */
class FirstVisit {
  readonly #page: Page
  #app = Promise.withResolvers<void>()
  readonly requests: string[] = []

  private constructor(page: Page) {
    this.#page = page
  }

  static async begin(page: Page, backend: BackendProcess, email: string): Promise<FirstVisit> {
    await signUp(page, backend, email)
    const visit = new FirstVisit(page)
    await page.route('**/assets/app-*.js', async (route) => {
      await visit.#app.promise
      await route.continue()
    })
    page.on('request', (request) => {
      visit.requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    return visit
  }

  /** Opens a page in a browser that has forgotten everything but its passkeys. */
  async open(path: string): Promise<void> {
    await this.#page.evaluate(() => localStorage.clear())
    // What still runs here would set cookies again.
    await this.#page.goto('about:blank')
    await this.#page.context().clearCookies()
    this.#app = Promise.withResolvers()
    this.requests.length = 0
    await this.#page.goto(path, { waitUntil: 'commit' })
    await expect(logInButton(this.#page)).toBeVisible()
  }

  /** Presses the button, and resolves with the status of the server's answer to the passkey. */
  async pressAndLogIn(): Promise<number> {
    const answer = this.#page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(loginPath),
    )
    await logInButton(this.#page).click()
    return (await answer).status()
  }

  count(request: string): number {
    return this.requests.filter((candidate) => candidate === request).length
  }

  letAppCome(): void {
    this.#app.resolve()
  }
}

const test = base.extend<{ visit: FirstVisit }>({
  visit: async ({ authenticator: _authenticator, backend, newAddress, page }, use) =>
    use(await FirstVisit.begin(page, backend, newAddress)),
})

test('a press signs in before the app has arrived, which then leads to where the person wanted to go', async ({
  authenticator,
  backend,
  newAddress,
  page,
  visit,
}) => {
  for (const { path, next } of [
    { path: signIn, next: '/dashboard' },
    { path: `${signIn}?next=%2Faccount%2Fmy`, next: '/account/my' },
    { path: '/modules', next: '/modules' },
  ]) {
    await test.step(`from ${path} to ${next}`, async () => {
      await visit.open(path)
      expect(await visit.pressAndLogIn()).toBe(200)
      visit.letAppCome()
      await expect(page).toHaveURL(next)
      await expect(page.getByRole('button', { name: newAddress.split('@')[0] })).toBeVisible()
      expect(visit.count(`GET ${loginPath}`)).toBe(1)
      expect(await authenticator.passkeyCount()).toBe(1)
    })
  }

  await test.step('it waits for the token that the page has asked for already', async () => {
    await backend.setFault({ path: '/api/v1/csrf/', delayMs: 1_000 })
    await visit.open(signIn)
    expect(await visit.pressAndLogIn()).toBe(200)
    expect(visit.count('GET /api/v1/csrf/')).toBe(1)
    visit.letAppCome()
    await expect(page).toHaveURL('/dashboard')
    expect(await authenticator.passkeyCount()).toBe(1)
  })
})

test('the app continues with a sign-in that has begun, and says how it ended', async ({
  authenticator,
  backend,
  page,
  visit,
}) => {
  await test.step('the server refuses it', async () => {
    await backend.setFault({
      method: 'POST',
      path: loginPath,
      status: 400,
      body: {
        status: 400,
        errors: [{ message: 'No.', code: 'incorrect_code', param: 'credential' }],
      },
    })
    await visit.open(signIn)
    expect(await visit.pressAndLogIn()).toBe(400)
    visit.letAppCome()
    await expect(page.getByRole('alert')).toContainText('does not recognise this passkey')
    expect(visit.count(`POST ${loginPath}`)).toBe(1)
    expect(await authenticator.passkeyCount()).toBe(1)
  })

  await test.step('the dialog was cancelled, and the next press begins again', async () => {
    await visit.open(signIn)
    await authenticator.setUserVerified(false)
    const options = page.waitForResponse((response) => response.url().endsWith(loginPath))
    await logInButton(page).click()
    await options
    visit.letAppCome()
    await expect(page.getByRole('alert')).toContainText('No passkey was used')
    expect(visit.count(`GET ${loginPath}`)).toBe(1)

    await authenticator.setUserVerified(true)
    await logInButton(page).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('it is one sign-in, however often the button was pressed', async () => {
    const server = Promise.withResolvers<void>()
    await page.route(`**${loginPath}`, async (route) => {
      if (route.request().method() === 'POST') await server.promise
      await route.continue()
    })
    await visit.open(signIn)
    const passkey = page.waitForRequest((request) => request.method() === 'POST')
    await logInButton(page).dblclick()
    await passkey
    await logInButton(page).click()
    visit.letAppCome()
    await expect(page.getByRole('main').getByRole('button')).toHaveAttribute('data-pending', 'true')
    server.resolve()
    await expect(page).toHaveURL('/dashboard')
    expect(visit.count(`GET ${loginPath}`)).toBe(1)
    expect(visit.count(`POST ${loginPath}`)).toBe(1)
    expect(await authenticator.passkeyCount()).toBe(1)
  })
})
