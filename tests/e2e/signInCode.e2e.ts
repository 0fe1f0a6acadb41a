import { expect, expectAccessible, newPerson, test } from '../support/e2e.ts'
import { askForCode } from '../support/signIn.ts'

const authenticate = '/account/authenticate/webauthn'
const requestCode = '/account/login/code'

test.describe('by code', () => {
  test('giving up and beginning again forget nothing of where the person wanted to go', async ({
    backend,
    page,
  }) => {
    const { email } = await newPerson(backend)
    await page.goto('/modules')
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByLabel('E-mail address').fill('mistyped@example.com')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('link', { name: 'Start over' }).click()
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
    await expect(page).toHaveURL('/modules')
  })

  test('leads back to where the person wanted to go', async ({ backend, page }) => {
    const { email } = await newPerson(backend)
    await page.goto('/modules?page=2')
    await expect(page).toHaveURL(`${authenticate}?next=%2Fmodules%3Fpage%3D2`)
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
    await expect(page).toHaveURL('/modules?page=2')
  })

  test('takes a pasted code with spaces and small letters, and submits automatically', async ({
    backend,
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { email } = await newPerson(backend)
    await askForCode(page, email)
    const code = (await backend.code(email)).toLowerCase()
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    )
    await page.getByRole('textbox', { name: 'Code' }).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page).toHaveURL('/dashboard')
  })

  test('says that the mail may be late while the mail server is down, and takes the code once it came', async ({
    backend,
    page,
  }) => {
    const { email } = await newPerson(backend)
    await backend.setMailServerDown(true)
    await askForCode(page, email)
    await expect(page.getByText('Your e-mail may be late')).toBeVisible()
    await expectAccessible(page)
    await backend.setMailServerDown(false)
    await expect(page.getByText('Your e-mail may be late')).toBeHidden()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
    await expect(page).toHaveURL('/dashboard')
  })

  test('says that the mail server does not take the address', async ({ backend, page }) => {
    const { email } = await newPerson(backend)
    await backend.setFault({
      method: 'GET',
      path: '/_allauth/browser/v1/auth/session',
      status: 401,
      body: {
        status: 401,
        data: { flows: [{ id: 'login_by_code', is_pending: true }] },
        meta: { is_authenticated: false, mail: 'refused' },
      },
      times: 100,
    })
    await askForCode(page, email)
    await expect(page.getByText('could not send an e-mail to this address')).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: 'could not send an e-mail' })
    await expect(notice.getByRole('link', { name: 'Start over' })).toBeVisible()
  })

  test('says that a code is wrong, and after the third time how to begin again', async ({
    backend,
    page,
  }) => {
    const { email } = await newPerson(backend)
    await askForCode(page, email)
    const code = page.getByRole('textbox', { name: 'Code' })
    for (const wrong of ['XXXXXX', 'XXXXXY', 'XXXXXW']) {
      await code.fill(wrong)
      await expect(page.getByText('Incorrect code')).toBeVisible()
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('aria-invalid', 'true')
    }
    await expectAccessible(page)
    await code.fill(await backend.code(email))
    await expect(page.getByText('This code has expired or has already been used.')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Something went wrong...')
    await page.getByRole('form').getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL(requestCode)
  })

  test('says that a code has expired', async ({ backend, page }) => {
    const { email } = await newPerson(backend)
    await askForCode(page, email)
    await backend.setClock({ advanceMs: 181_000 })
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
    await expect(page.getByText('This code has expired or has already been used.')).toBeVisible()
  })

  test('sends a new code on request', async ({ backend, page }) => {
    const { email } = await newPerson(backend)
    await askForCode(page, email)
    await page.getByRole('button', { name: 'Send another code' }).click()
    await expect(page.getByText('A new code is on its way')).toBeVisible()
    expect(await backend.mails(email)).toHaveLength(2)
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
    await expect(page).toHaveURL('/dashboard')
  })

  test('says that there were too many attempts', async ({ backend, page }) => {
    await backend.limitRates(true)
    const { email } = await newPerson(backend)
    for (const _attempt of [1, 2, 3]) {
      await askForCode(page, email)
      await page.goto('/account/logout')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    }
    await page.goto(requestCode)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Too many attempts')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  })

  test('keeps the address when the server is down, and says so', async ({ backend, page }) => {
    await backend.setFault({
      path: '/_allauth/browser/v1/auth/code/request',
      drop: 'before',
      times: 9,
    })
    await page.goto(requestCode)
    await page.getByLabel('E-mail address').fill('anna@example.com')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(page.getByLabel('E-mail address')).toHaveValue('anna@example.com')
  })

  test('asks for an address that can be one', async ({ page }) => {
    await page.goto(requestCode)
    const email = page.getByLabel('E-mail address')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await expect(email).toBeFocused()
    await email.fill('anna')
    await expect(page.getByText('Enter a valid e-mail address')).toBeVisible()
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
    await expectAccessible(page)
  })

  test('answers alike for an address without an account', async ({ newAddress, page }) => {
    await askForCode(page, newAddress)
    await page.getByRole('textbox', { name: 'Code' }).fill('XXXXXX')
    await expect(page.getByText('Incorrect code')).toBeVisible()
  })
})
