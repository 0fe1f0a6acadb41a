import { expect, expectAccessible, newPerson, test } from '../../support/e2e.ts'
import { askForCode } from '../../support/pages/signIn.ts'

const authenticate = '/account/authenticate/webauthn'
const requestCode = '/account/login/code'

test('a person who begins again, types wrong codes and lets one expire still arrives where they wanted to go', async ({
  backend,
  newAddress,
  page,
}) => {
  const { email } = await newPerson(backend)
  const next = '?next=%2Fmodules%3Fpage%3D2'
  const code = page.getByRole('textbox', { name: 'Code' })
  const ask = async (address: string) => {
    await page.getByLabel('E-mail address').fill(address)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(address)).toBeVisible()
  }
  const isOver = page.getByText('This code has expired or has already been used.')
  const beginAgain = page.getByRole('link', { name: 'Start over' })
  await page.goto('/modules?page=2')
  await expect(page).toHaveURL(authenticate + next)

  await test.step('an address without an account is answered alike', async () => {
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await ask(newAddress)
    await code.fill('XXXXXX')
    await expect(page.getByText('Incorrect code')).toBeVisible()
    await page.getByRole('link', { name: 'Start over' }).click()
  })

  await test.step('a wrong code is said to be wrong', async () => {
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await ask(email)
    for (const wrong of ['XXXXXX', 'XXXXXY', 'XXXXXW']) {
      await code.fill(wrong)
      await expect(page.getByText('Incorrect code')).toBeVisible()
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('aria-invalid', 'true')
    }
  })

  await test.step('after three wrong codes the page says how to begin again', async () => {
    // Until the server has said that the step is over, the link would lead back here.
    await backend.setFault({ path: '/_allauth/browser/v1/auth/session', delayMs: 1_000, times: 1 })
    await code.fill(await backend.code(email))
    await expect(isOver).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Something went wrong...')
    await beginAgain.click()
    await expect(page).toHaveURL(requestCode + next)
  })

  await test.step('a code that has expired is said to have', async () => {
    await ask(email)
    await expect.poll(() => backend.mails(email)).toHaveLength(2)
    await backend.setClock({ advanceMs: 181_000 })
    await code.fill(await backend.code(email))
    await expect(isOver).toBeVisible()
    await beginAgain.click()
    await expect(page).toHaveURL(requestCode + next)
  })

  await test.step('a new code is sent on request, and leads to where the person wanted to go', async () => {
    await ask(email)
    await page.getByRole('button', { name: 'Send another code' }).click()
    await expect(page.getByText('A new code is on its way')).toBeVisible()
    await expect.poll(() => backend.mails(email)).toHaveLength(4)
    await code.fill(await backend.code(email))
    await expect(page).toHaveURL('/modules?page=2')
  })
})

test('a person asks for a code in spite of a wrong address, a server that is down and too many attempts', async ({
  backend,
  page,
}) => {
  const { email } = await newPerson(backend)
  const path = '/_allauth/browser/v1/auth/code/request'
  await page.goto(requestCode)
  const field = page.getByLabel('E-mail address')
  const send = page.getByRole('button', { name: 'Send code' })

  await test.step('the address must be one', async () => {
    await send.click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('anna')
    await expect(page.getByText('Enter a valid e-mail address')).toBeVisible()
    await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
  })

  await test.step('the address stays when the server is down, and the page says so', async () => {
    await backend.setFault({ path, drop: 'before', times: 9 })
    await field.fill(email)
    await send.click()
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(field).toHaveValue(email)
    await backend.clearFaults()
  })

  await test.step('the address stays after too many attempts, and the page says so', async () => {
    await backend.setFault({ path, status: 429 })
    await send.click()
    await expect(page.getByText('Too many attempts')).toBeVisible()
    await expect(field).toHaveValue(email)
  })

  await test.step('the mail may be late while the mail server is down, also after a question without an answer', async () => {
    await backend.setMailServerDown(true)
    await send.click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    const session = '/_allauth/browser/v1/auth/session'
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(session))
    await backend.setFault({ method: 'GET', path: session, drop: 'before', times: 99 })
    await lost
    await backend.clearFaults()
    await expect(page.getByText('Your e-mail may be late')).toBeVisible()
    await expectAccessible(page)
    await backend.setMailServerDown(false)
    await expect(page.getByText('Your e-mail may be late')).toBeHidden()
  })

  await test.step('a pasted code is taken with spaces and small letters, and without a button', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const code = (await backend.code(email)).toLowerCase()
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    )
    await page.getByRole('textbox', { name: 'Code' }).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('an address that the mail server does not take is said to be one, and another one can be given', async ({
  backend,
  page,
}) => {
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
  await notice.getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL(authenticate)
})
