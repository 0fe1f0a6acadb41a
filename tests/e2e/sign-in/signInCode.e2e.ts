import { heading, press, type } from '../../support/browser/keyboard.ts'
import { expect, expectAccessible, newPerson, test } from '../../support/e2e.ts'
import { askForCode } from '../../support/pages/signIn.ts'

const authenticate = '/account/authenticate/webauthn'
const requestCode = '/account/login/code'
const session = '/_allauth/browser/v1/auth/session'

test('by keyboard alone, a person who begins again, types wrong codes and lets one expire still arrives where they wanted to go', async ({
  backend,
  newAddress,
  page,
}) => {
  const { email } = await newPerson(backend)
  const next = '?next=%2Fmodules%3Fpage%3D2'
  const address = page.getByRole('textbox', { name: 'E-mail address' })
  const code = page.getByRole('textbox', { name: 'Code' })
  const ask = async (text: string) => {
    await expect(address).toBeFocused()
    await type(page, address, text)
    await page.keyboard.press('Enter')
    await expect(page.getByText(text)).toBeVisible()
    await expect(code).toBeFocused()
  }
  const typeWrong = async (text: string) => {
    await type(page, code, text)
    await expect(code).toHaveAccessibleDescription(/Incorrect code/)
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  }
  const isOver = page.getByText('This code has expired or has already been used.')
  const beginAgain = page.getByRole('link', { name: 'Start over' })
  const byCode = page.getByRole('link', { name: /code by e-mail/ })
  await page.goto('/modules?page=2')
  await expect(page).toHaveURL(authenticate + next)

  await test.step('an address is needed, and one without an account is answered alike', async () => {
    await press(page, byCode)
    await press(page, page.getByRole('link', { name: 'Back to log in' }))
    await press(page, byCode)
    await expect(address).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Send code' }))
    await expect(address).toHaveAccessibleDescription(/This field is required/)
    await ask(newAddress)
    await typeWrong('XXXXXX')
    await press(page, beginAgain)
  })

  await test.step('after three wrong codes the page says how to begin again', async () => {
    await press(page, byCode)
    await ask(email)
    for (const wrong of ['XXXXXX', 'XXXXXY', 'XXXXXW']) await typeWrong(wrong)
    // Until the server has said that the step is over, the link would lead back here.
    await backend.setFault({ path: session, delayMs: 1_000, times: 1 })
    await type(page, code, await backend.code(email))
    await expect(isOver).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Something went wrong...')
    await press(page, beginAgain)
    await expect(page).toHaveURL(requestCode + next)
  })

  await test.step('a code that has expired is said to have', async () => {
    await ask(email)
    await expect.poll(() => backend.mails(email)).toHaveLength(2)
    await backend.setClock({ advanceMs: 181_000 })
    await type(page, code, await backend.code(email))
    await expect(isOver).toBeVisible()
    await press(page, beginAgain)
    await expect(page).toHaveURL(requestCode + next)
  })

  await test.step('a new code is sent on request, and leads to where the person wanted to go', async () => {
    await ask(email)
    await press(page, page.getByRole('button', { name: 'Send another code' }))
    await expect(page.getByText('A new code is on its way')).toBeVisible()
    await expect.poll(() => backend.mails(email)).toHaveLength(4)
    await type(page, code, await backend.code(email))
    await expect(page).toHaveURL('/modules?page=2')
    await expect(heading(page, 'Settings')).toBeFocused()
  })
})

test('the page of the code says when its mail may be late, and when the mail server does not take the address', async ({
  backend,
  page,
}) => {
  const { email } = await newPerson(backend)

  await test.step('it may be late while the mail server is down, also after a question without an answer', async () => {
    await backend.setMailServerDown(true)
    await askForCode(page, email)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(session))
    await backend.setFault({ method: 'GET', path: session, drop: 'before', times: 99 })
    await lost
    await backend.clearFaults()
    await expect(page.getByText('Your e-mail may be late')).toBeVisible()
    await expectAccessible(page)
    await backend.setMailServerDown(false)
    await expect(page.getByText('Your e-mail may be late')).toBeHidden()
  })

  await test.step('another address can be given', async () => {
    await backend.setFault({
      method: 'GET',
      path: session,
      status: 401,
      body: {
        status: 401,
        data: { flows: [{ id: 'login_by_code', is_pending: true }] },
        meta: { is_authenticated: false, mail: 'refused' },
      },
      times: 100,
    })
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'could not send an e-mail' })
    await expect(notice).toContainText('could not send an e-mail to this address')
    await notice.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL(authenticate)
  })
})
