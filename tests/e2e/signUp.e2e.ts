import { expect, expectAccessible, newPerson, test } from '../support/e2e.ts'
import { beginSignUp } from '../support/signIn.ts'

const api = '/_allauth/browser/v1'

test('suggests a name for the passkey and keeps the one that was chosen', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  const name = page.getByLabel('Passkey name')
  await expect(name).toHaveValue('Linux computer')
  await name.fill('n'.repeat(51))
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('Use at most 50 characters')).toBeVisible()
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await name.fill('My laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await authenticator.passkeyCount()).toBe(1)
})

test('says what the browser reported when no passkey was made, and keeps the name', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await authenticator.setUserVerified(false)
  await beginSignUp(page, newAddress)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await page.getByLabel('Passkey name').fill('My laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong...')
  await expect(page.getByRole('alert')).toContainText('No passkey was used')
  await expect(page.getByLabel('Passkey name')).toHaveValue('My laptop')

  await authenticator.setUserVerified(true)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('finds the step again after a reload, and from any other page', async ({
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)
  await page.reload()
  await expect(page).toHaveURL('/account/verify-email')
  await expect(page.getByText(newAddress)).toBeVisible()
  await page.goto('/account/authenticate/webauthn')
  await expect(page).toHaveURL('/account/verify-email')
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page).toHaveURL('/account/signup/passkey/create')
  await page.goto('/account/login/code')
  await expect(page).toHaveURL('/account/signup/passkey/create')
})

test('can be given up', async ({ newAddress, page }) => {
  await beginSignUp(page, newAddress)
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL('/account/authenticate/webauthn')
  await page.goto('/account/signup/passkey')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('tells an address that has an account the same as a new one', async ({ backend, page }) => {
  const { email } = await newPerson(backend)
  await beginSignUp(page, email)
  await page.getByRole('textbox', { name: 'Code' }).fill('XXXXXX')
  await expect(page.getByText('Incorrect code')).toBeVisible()
})

test('sends the code again on request, and only the last one is right', async ({
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)
  await backend.setClock({ advanceMs: 10_000 })
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  expect(await backend.mails(newAddress)).toHaveLength(2)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
})

test('says that the last code stays right where the server sends no second mail', async ({
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)
  await backend.setFault({
    method: 'POST',
    path: `${api}/auth/email/verify/resend`,
    status: 409,
  })
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect(page.getByText('The code in the last one works')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
})

test('says what to do with a mail that has no code, with or without an account', async ({
  backend,
  newAddress,
  page,
}) => {
  const { email } = await newPerson(backend)
  const texts: string[] = []
  for (const address of [newAddress, email]) {
    await beginSignUp(page, address)
    await expect(page.getByText('No code in the e-mail?')).toBeVisible()
    texts.push((await page.getByRole('main').innerText()).replace(address, ''))
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL('/account/authenticate/webauthn')
  }
  expect(texts[1]).toBe(texts[0])
})

test('a browser without passkeys creates the account all the same, and the last step leads on to a code', async ({
  backend,
  newAddress,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.goto('/account/signup/passkey')
  await expect(page.getByText('You can still create an account')).toBeVisible()
  await beginSignUp(page, newAddress)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page).toHaveURL('/account/signup/passkey/create')
  await expect(page.getByText('Your account is ready')).toBeVisible()
  await expect(page.getByText('Already have an account?')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in with a code' }).click()
  await expect(page).toHaveURL('/account/login/code')
  await page.getByLabel('E-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page).toHaveURL('/dashboard')
})

test('puts a refusal of the server on the field', async ({ backend, page }) => {
  await backend.setFault({
    method: 'POST',
    path: `${api}/auth/webauthn/signup`,
    status: 400,
    body: { status: 400, errors: [{ message: 'x', code: 'invalid', param: 'email' }] },
  })
  await page.goto('/account/signup/passkey')
  const email = page.getByLabel('E-mail address')
  await email.fill('anna@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Invalid value')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Invalid value/)
})

test('says that something is wrong when it has no words for the refusal', async ({
  backend,
  page,
}) => {
  await backend.setFault({
    method: 'POST',
    path: `${api}/auth/webauthn/signup`,
    status: 400,
    body: { status: 400, errors: [{ message: 'x', code: 'sparkling', param: 'email' }] },
  })
  await page.goto('/account/signup/passkey')
  const email = page.getByLabel('E-mail address')
  await email.fill('anna@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Check the highlighted field')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('says so when the mail server is down, and continues with the code that comes later', async ({
  backend,
  newAddress,
  page,
}) => {
  await backend.setMailServerDown(true)
  await page.goto('/account/signup/passkey')
  await page.getByLabel('E-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expect(page.getByText('Your e-mail may be late')).toBeVisible()
  await backend.setMailServerDown(false)
  await expect(page.getByText('Your e-mail may be late')).toBeHidden()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
})

test('begins again when the flow is over', async ({ page }) => {
  await page.goto('/account/verify-email')
  await page.getByRole('textbox', { name: 'Code' }).fill('XXXXXX')
  await expect(page.getByText('This code has expired or has already been used.')).toBeVisible()
  await page.getByRole('form').getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL('/account/signup/passkey')
})

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' })

  test('signs up with the keyboard alone', async ({ authenticator, backend, newAddress, page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Inloggen · Daymark')
    await page.getByRole('link', { name: 'Maak een account aan' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Account aanmaken' })).toBeVisible()
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(newAddress)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(await backend.code(newAddress))
    await expect(page.getByRole('heading', { name: 'Passkey aanmaken' })).toBeVisible()
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('textbox', { name: 'Taak 1' })).toBeFocused()
    expect(await authenticator.passkeyCount()).toBe(1)
  })
})
