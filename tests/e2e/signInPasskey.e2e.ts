import { expect, expectAccessible, test } from '../support/e2e.ts'
import { signUp } from '../support/signIn.ts'

const authenticate = '/account/authenticate/webauthn'

test.describe('by passkey', () => {
  test('says what went wrong under the button, and works at the next try', async ({
    authenticator,
    backend,
    newAddress,
    page,
  }) => {
    await signUp(page, backend, newAddress)
    await page.goto('/account/logout')
    await authenticator.setUserVerified(false)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong...' })
    await expect(alert).toContainText('No passkey was used')
    await expectAccessible(page)

    await authenticator.setUserVerified(true)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('says so when the server does not know the passkey any more', async ({
    authenticator,
    backend,
    newAddress,
    page,
  }) => {
    await signUp(page, backend, newAddress)
    await page.goto('/account/logout')
    await backend.setFault({
      method: 'POST',
      path: '/_allauth/browser/v1/auth/webauthn/login',
      status: 400,
      body: {
        status: 400,
        errors: [{ message: 'Incorrect code.', code: 'incorrect_code', param: 'credential' }],
      },
    })
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('does not recognise this passkey')
    expect(await authenticator.passkeyCount()).toBe(1)
  })

  test('survives a server that answers HTML', async ({ backend, page }) => {
    await backend.setFault({
      path: '/_allauth/browser/v1/auth/webauthn/login',
      status: 502,
      body: '<html><h1>Bad gateway</h1></html>',
    })
    await page.goto(authenticate)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong...')
  })

  test('offers the code to a browser without passkeys', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
    await page.goto(authenticate)
    await expect(page.getByText('This browser cannot use passkeys')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0)
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await expect(page).toHaveURL('/account/login/code')
  })
})

test('offers a passkey in the e-mail field to a person who asks for a code', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  await page.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // The virtual authenticator answers a conditional request immediately, as if the person had chosen it.
  await page.getByRole('link', { name: /code by e-mail/ }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await authenticator.passkeyCount()).toBe(1)
})

test('a passkey that waits in the e-mail field is in no one’s way', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await signUp(page, backend, newAddress)
  await page.goto('/account/logout')
  await authenticator.setPresent(false)
  const waiting = page.waitForResponse((response) => response.url().endsWith('/webauthn/login'))
  await page.getByRole('link', { name: /code by e-mail/ }).click()
  await waiting
  await page.getByLabel('E-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()

  await page.getByRole('link', { name: 'Start over' }).click()
  await page.getByRole('link', { name: /code by e-mail/ }).click()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeFocused()
  await authenticator.setPresent(true)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the document hears of every change of who is signed in', async ({
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
  const username = newAddress.slice(0, newAddress.indexOf('@'))
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(() => changes).toContain(401)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect.poll(() => changes).toContain(200)
  expect(await authenticator.passkeyCount()).toBe(1)
})
