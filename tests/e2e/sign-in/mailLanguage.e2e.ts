import { expect, test } from '../../support/e2e.ts'

test('mails are in the language that was chosen last, also to a browser that knows of no choice', async ({
  backend,
  browser,
  page,
  person,
}) => {
  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click()
  const kept = page.waitForResponse((response) => response.url().endsWith('/auth/session'))
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await kept
  const elsewhere = await browser.newPage({ baseURL: backend.origin, locale: 'en-GB' })
  await elsewhere.goto('/account/login/code')
  await elsewhere.getByLabel('E-mail address').fill(person.email)
  await elsewhere.getByRole('button', { name: 'Send code' }).click()
  await expect(elsewhere).toHaveURL('/account/login/code/confirm')
  const [mail] = await backend.mails(person.email)
  expect(mail?.subject).toContain('Je inlogcode')
  await elsewhere.close()
})
