import type { Page } from '@playwright/test'
import { expect, expectAccessible, newPerson, signInAs, test } from '../support/e2e.ts'

const emails = (page: Page) => page.getByRole('table', { name: 'E-mail addresses' })
const rowOf = (page: Page, email: string) => emails(page).getByRole('row', { name: email })

test('an address is added, verified, made primary, and the former one deleted', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  await page.goto('/account/my')
  await expect(rowOf(page, person.email)).toContainText('Yes')
  await expect(rowOf(page, person.email)).toContainText('Primary')
  await expect(rowOf(page, person.email).getByRole('button')).toHaveCount(0)

  await page.getByRole('link', { name: 'Add e-mail address' }).click()
  await expect(page.getByRole('heading', { name: 'Add an e-mail address' })).toBeFocused()
  await page.getByLabel('New e-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page).toHaveURL('/account/verify-email')
  await expect(page.getByText(newAddress)).toBeVisible()

  await page.goto('/account/my')
  await expect(rowOf(page, newAddress)).toContainText('No')
  await expect(rowOf(page, newAddress).getByRole('button', { name: /Make/ })).toHaveCount(0)
  await page.getByRole('button', { name: `Verify: ${newAddress}` }).click()
  await expect(page).toHaveURL('/account/verify-email')
  await expect(page.getByText(newAddress)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))

  await expect(page).toHaveURL('/account/my')
  await expect(rowOf(page, newAddress)).toContainText('Yes')
  await page.getByRole('button', { name: `Make primary: ${newAddress}` }).click()
  await expect(rowOf(page, newAddress)).toContainText('Primary')
  await expect(rowOf(page, newAddress).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add e-mail address' })).toBeFocused()

  await page.getByRole('button', { name: `Delete: ${person.email}` }).click()
  const dialog = page.getByRole('alertdialog', { name: person.email })
  await expect(dialog).toContainText(`Are you sure you want to delete ${person.email}?`)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, person.email)).toHaveCount(0)
  await expect(page.getByText(`${person.email} was deleted`)).toBeAttached()
  await expect(page.getByRole('link', { name: 'Add e-mail address' })).toBeFocused()

  await page.reload()
  await expect(rowOf(page, newAddress)).toContainText('Primary')
  await expect(emails(page).getByRole('row')).toHaveCount(2)
})

test('an address that cannot be added says why, at its field', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/account/my/email-addresses/add')
  const field = page.getByLabel('New e-mail address')
  const send = page.getByRole('button', { name: 'Send the code' })
  await field.fill('not an address')
  await send.click()
  await expect(field).toHaveAccessibleDescription(/Enter a valid e-mail address/)
  await expect(field).toBeFocused()
  await field.fill(person.email)
  await send.click()
  await expect(field).toHaveAccessibleDescription(/You already added this e-mail address/)
  await field.fill(`another-${person.email}`)
  await backend.setFault({
    path: '/_allauth/browser/v1/account/email',
    method: 'POST',
    status: 429,
  })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await backend.setFault({
    path: '/_allauth/browser/v1/account/email',
    method: 'POST',
    status: 500,
  })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong...')
  await expectAccessible(page)
  await send.click()
  await expect(page).toHaveURL('/account/verify-email')
})

test('a change that fails opens the error dialog and leaves the table as it was', async ({
  backend,
  context,
  page,
}) => {
  const email = `primary-${process.pid}@example.com`
  const second = `second-${process.pid}@example.com`
  const third = `third-${process.pid}@example.com`
  await backend.createPerson({
    email,
    addresses: [
      { email: second, verified: true },
      { email: third, verified: false },
    ],
  })
  await signInAs(context, backend, email)
  await page.goto('/account/my')
  const path = '/_allauth/browser/v1/account/email'
  const dialog = page.getByRole('alertdialog', { name: 'Error' })

  await backend.setFault({ path, method: 'PATCH', status: 500 })
  await page.getByRole('button', { name: `Make primary: ${second}` }).click()
  await expect(dialog).toContainText('Something went wrong...')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(rowOf(page, email)).toContainText('Primary')

  const unknown = { status: 400, errors: [{ code: 'unknown_email', param: 'email', message: '' }] }
  await backend.setFault({ path, method: 'PUT', status: 400, body: unknown })
  await page.getByRole('button', { name: `Verify: ${third}` }).click()
  await expect(dialog).toContainText('Delete it and add it again')
  await page.keyboard.press('Escape')

  await backend.setFault({ path, method: 'DELETE', status: 500 })
  await page.getByRole('button', { name: `Delete: ${third}` }).click()
  const question = page.getByRole('alertdialog', { name: third })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('Something went wrong...')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, third)).toBeVisible()
})

async function addAddress(page: Page, email: string) {
  await page.goto('/account/my/email-addresses/add')
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page).toHaveURL('/account/verify-email')
}

async function deleteAddress(page: Page, email: string) {
  await page.getByRole('button', { name: `Delete: ${email}` }).click()
  const dialog = page.getByRole('alertdialog', { name: email })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  return dialog
}

test('a mistyped address that waits for its code can be removed', async ({
  newAddress,
  page,
  person,
}) => {
  await addAddress(page, newAddress)
  await page.goto('/account/my')
  await deleteAddress(page, newAddress)
  await expect(rowOf(page, newAddress)).toHaveCount(0)
  await expect(page.getByText(`${newAddress} was deleted`)).toBeAttached()
  await expect(rowOf(page, person.email)).toBeVisible()
})

test('where a waiting address cannot be removed, the dialog says so and nothing is "deleted"', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  await addAddress(page, newAddress)
  await page.goto('/account/my')
  const errors = [{ code: 'unknown_email', param: 'email', message: '' }]
  await backend.setFault({
    path: '/_allauth/browser/v1/account/email',
    method: 'DELETE',
    status: 400,
    body: { status: 400, errors },
  })
  const dialog = await deleteAddress(page, newAddress)
  await expect(dialog.getByRole('alert')).toContainText('This address waits for its code')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, newAddress)).toBeVisible()
  await expect(rowOf(page, person.email)).toBeVisible()
  await expect(page.getByText('was deleted')).toHaveCount(0)
})

test('a deletion that is refused because of too many attempts says so', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  await addAddress(page, newAddress)
  await page.goto('/account/my')
  await backend.setFault({
    path: '/_allauth/browser/v1/account/email',
    method: 'DELETE',
    status: 429,
  })
  const dialog = await deleteAddress(page, newAddress)
  await expect(dialog.getByRole('alert')).toHaveText(/^Too many attempts/)
  await expect(rowOf(page, person.email)).toBeAttached()
})

test('the code for an added address is sent again on request', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  await addAddress(page, newAddress)
  const again = page.getByRole('button', { name: 'Send a new code' })
  await again.click()
  await expect(page.getByText('Too many attempts. Look in your mail')).toBeVisible()
  await backend.setClock({ advanceMs: 10_000 })
  await again.click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  expect(await backend.mails(newAddress)).toHaveLength(2)

  await page.goto('/account/my')
  await backend.setClock({ advanceMs: 10_000 })
  await page.getByRole('button', { name: `Verify: ${newAddress}` }).click()
  await expect(page).toHaveURL('/account/verify-email')
  expect(await backend.mails(newAddress)).toHaveLength(3)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page).toHaveURL('/account/my')
  await expect(rowOf(page, newAddress)).toContainText('Yes')
  await expect(rowOf(page, person.email)).toContainText('Primary')
})

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
  await elsewhere.getByRole('button', { name: 'Send the code' }).click()
  await expect(elsewhere).toHaveURL('/account/login/code/confirm')
  const [mail] = await backend.mails(person.email)
  expect(mail?.subject).toContain('Je inlogcode')
  await elsewhere.close()
})

test('an address of somebody else ends at the code, in plain words', async ({
  backend,
  page,
  person,
}) => {
  const other = await newPerson(backend)
  await page.goto('/account/my/email-addresses/add')
  await page.getByLabel('New e-mail address').fill(other.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(other.email))
  await expect(page.getByText('This e-mail address belongs to another account')).toBeVisible()
  await page.getByRole('link', { name: 'Back to my account' }).click()
  await expect(rowOf(page, person.email)).toBeVisible()
})
