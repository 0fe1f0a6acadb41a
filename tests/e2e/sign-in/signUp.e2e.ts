import { heading, press, type } from '../../support/browser/keyboard.ts'
import { expect, expectAccessible, newPerson, test } from '../../support/e2e.ts'
import { dayHeading } from '../../support/pages/dashboard.ts'
import { beginSignUp } from '../../support/pages/signIn.ts'

const authenticate = '/account/authenticate/webauthn'

test('a person signs up, logs out and comes back by passkey by keyboard alone, past every failure', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  const problem = page.getByRole('alert').filter({ hasText: 'No passkey was used' })
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Create an account' }))
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await expect(email).toBeFocused()
  await type(page, email, 'no address')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Enter a valid e-mail address/)
  await expect(email).toBeFocused()
  await type(page, email, newAddress)
  await page.keyboard.press('Enter')

  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await type(page, code, 'XXXXXX')
  await expect(code).toHaveAccessibleDescription(/Incorrect code/)
  await expect(code).toBeFocused()
  await type(page, code, await backend.code(newAddress))

  const name = page.getByRole('textbox', { name: 'Passkey name' })
  await expect(heading(page, 'Create your passkey')).toBeFocused()
  await expect(page.getByText('Linux computer')).toBeVisible()
  await expect(name).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Rename' }))
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Linux computer')
  await type(page, name, ' ')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await expect(name).toBeFocused()
  await type(page, name, 'My laptop')
  await authenticator.setUserVerified(false)
  await page.keyboard.press('Enter')
  await expect(problem).toBeVisible()
  await expect(name).toHaveValue('My laptop')
  await authenticator.setUserVerified(true)
  await press(page, page.getByRole('button', { name: 'Create passkey' }))
  await expect(page.getByRole('textbox', { name: 'To-do 1' })).toBeFocused()

  const username = newAddress.slice(0, newAddress.indexOf('@'))
  await press(page, page.getByRole('button', { name: username }))
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Log in')).toBeFocused()

  const logIn = page.getByRole('button', { name: 'Log in with a passkey' })
  await authenticator.setUserVerified(false)
  await press(page, logIn)
  await expect(problem).toBeVisible()
  await expect(logIn).toBeFocused()
  await authenticator.setUserVerified(true)
  await page.keyboard.press('Enter')
  await expect(dayHeading(page)).toBeFocused()
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
      path: '/_allauth/browser/v1/auth/email/verify/resend',
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

  await test.step('the account can be created, also with the code of a mail that is late', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByText('You can still create an account')).toBeVisible()
    await email.fill(newAddress)
    await backend.setMailServerDown(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await expect(page.getByText('Your e-mail may be late')).toBeVisible()
    await backend.setMailServerDown(false)
    await expect(page.getByText('Your e-mail may be late')).toBeHidden()
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
