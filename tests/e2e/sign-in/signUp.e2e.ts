import { expect, expectAccessible, newPerson, test } from '../../support/e2e.ts'
import { beginSignUp } from '../../support/pages/signIn.ts'

const authenticate = '/account/authenticate/webauthn'
const api = '/_allauth/browser/v1'

test('a person signs up, though the address is refused, the mail late and the passkey not made at first', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.goto('/account/signup/passkey')
  const email = page.getByLabel('E-mail address')
  const begin = page.getByRole('button', { name: 'Continue' })
  const refuse = (code: string) =>
    backend.setFault({
      method: 'POST',
      path: `${api}/auth/webauthn/signup`,
      status: 400,
      body: { status: 400, errors: [{ message: 'x', code, param: 'email' }] },
    })

  await test.step('a refusal of the server is on the field', async () => {
    await refuse('invalid')
    await email.fill('anna@example.com')
    await begin.click()
    await expect(page.getByText('Invalid value')).toBeVisible()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/Invalid value/)
  })

  await test.step('a refusal without words says that something is wrong', async () => {
    await refuse('sparkling')
    await begin.click()
    await expect(page.getByRole('alert')).toContainText('Check the highlighted field')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  })

  const code = page.getByRole('textbox', { name: 'Code' })
  await test.step('while the mail server is down the mail is late, and its code is right later', async () => {
    await backend.setMailServerDown(true)
    await email.fill(newAddress)
    await begin.click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await expect(page.getByText('Your e-mail may be late')).toBeVisible()
    await backend.setMailServerDown(false)
    await expect(page.getByText('Your e-mail may be late')).toBeHidden()
    await code.fill(await backend.code(newAddress))
    await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
  })

  const name = page.getByLabel('Passkey name')
  const create = page.getByRole('button', { name: 'Create passkey' })
  await test.step('a name is suggested for the passkey, and one that is too long says so', async () => {
    await expect(page.getByText('Linux computer')).toBeVisible()
    await expect(name).toHaveCount(0)
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Linux computer')
    await name.fill('n'.repeat(51))
    await create.click()
    await expect(page.getByText('Use at most 50 characters')).toBeVisible()
    await expect(name).toBeFocused()
  })

  await test.step('where no passkey was made, the page says why and keeps the name', async () => {
    await authenticator.setUserVerified(false)
    await name.fill('My laptop')
    await create.click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong...')
    await expect(page.getByRole('alert')).toContainText('No passkey was used')
    await expect(name).toHaveValue('My laptop')
  })

  await authenticator.setUserVerified(true)
  await create.click()
  await expect(page).toHaveURL('/dashboard')
  expect(await authenticator.passkeyCount()).toBe(1)
})

test('a person whose code is still to come finds the step again, gets another code, and can log in instead', async ({
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)

  await test.step('the step is there after a reload, and from any other page', async () => {
    await page.reload()
    await expect(page).toHaveURL('/account/verify-email')
    await expect(page.getByText(newAddress)).toBeVisible()
    await page.goto(authenticate)
    await expect(page).toHaveURL('/account/verify-email')
  })

  const again = page.getByRole('button', { name: 'Send another code' })
  await test.step('another code is sent on request', async () => {
    await backend.setClock({ advanceMs: 10_000 })
    await again.click()
    await expect(page.getByText('A new code is on its way')).toBeVisible()
    await expect.poll(() => backend.mails(newAddress)).toHaveLength(2)
  })

  await test.step('where the server sends no more mails, the page says that the last code is right', async () => {
    await backend.setFault({
      method: 'POST',
      path: `${api}/auth/email/verify/resend`,
      status: 409,
    })
    await again.click()
    await expect(page.getByText('The code in the last one works')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
    await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
    await expect(page).toHaveURL('/account/signup/passkey/create')
  })

  await test.step('the last step is found again, and lets the person log in to another account', async () => {
    await page.goto('/account/login/code')
    await expect(page).toHaveURL('/account/signup/passkey/create')
    await page.getByRole('link', { name: 'Already have an account? Log in' }).click()
    await expect(page).toHaveURL(authenticate)
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  })
})

test('an address that has an account is told the same as a new one, and both can be given up', async ({
  backend,
  newAddress,
  page,
}) => {
  const { email } = await newPerson(backend)
  const main = page.getByRole('main')
  const text = async (address: string) => {
    await expect(page.getByText('No code in the e-mail?')).toBeVisible()
    return (await main.innerText()).replace(address, '')
  }
  await beginSignUp(page, newAddress)
  const ofNew = await text(newAddress)

  await test.step('a sign-up that was given up begins again', async () => {
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL(authenticate)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  })

  await test.step('the page says what to do with a mail without a code, with or without an account', async () => {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    expect(await text(email)).toBe(ofNew)
    await page.getByRole('textbox', { name: 'Code' }).fill('XXXXXX')
    await expect(page.getByText('Incorrect code')).toBeVisible()
  })

  await test.step('a code for a sign-up that is over leads to its beginning', async () => {
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL(authenticate)
    await page.goto('/account/verify-email')
    await page.getByRole('textbox', { name: 'Code' }).fill('XXXXXX')
    await expect(page.getByText('This code has expired or has already been used.')).toBeVisible()
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL('/account/signup/passkey')
  })
})

test('a browser without passkeys creates the account all the same, and continues with a code', async ({
  backend,
  newAddress,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.goto(authenticate)
  const email = page.getByLabel('E-mail address')

  await test.step('the log-in offers the code', async () => {
    await expect(page.getByText('This browser cannot use passkeys')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0)
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await expect(page).toHaveURL('/account/login/code')
    await page.getByRole('link', { name: 'Back to log in' }).click()
  })

  await test.step('the account can be created', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByText('You can still create an account')).toBeVisible()
    await email.fill(newAddress)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
    await expect(page).toHaveURL('/account/signup/passkey/create')
    await expect(page.getByText('Your account is ready')).toBeVisible()
    await expect(page.getByText('Already have an account?')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the last step leads on to a code', async () => {
    await page.getByRole('link', { name: 'Log in with a code' }).click()
    await expect(page).toHaveURL('/account/login/code')
    await email.fill(newAddress)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('in Dutch', () => {
  test.use({ locale: 'nl' })

  test('a key and a code that are over leave one link to begin again', async ({ page }) => {
    const pages = [
      ['/account/verify-email', '/account/signup/passkey'],
      ['/account/login/code/confirm', '/account/login/code'],
    ] as const
    for (const [over, beginning] of pages) {
      await page.goto(over)
      await page.getByRole('textbox', { name: 'Code' }).fill('XXXXXX')
      await expect(page.getByText('Deze code is verlopen of al gebruikt.')).toBeVisible()
      await page.getByRole('link', { name: 'Opnieuw beginnen' }).click()
      await expect(page).toHaveURL(beginning)
    }
  })
})
