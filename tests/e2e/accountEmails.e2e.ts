import { emailPath, emails, rowOf } from '../support/emails.ts'
import { expect, expectAccessible, signInAs, test } from '../support/e2e.ts'

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
  await expect(page.getByLabel('New e-mail address')).toBeFocused()
  await page.getByLabel('New e-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Send code' }).click()
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
  await expect(page.getByText(`${person.email} deleted`)).toBeAttached()
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
  const send = page.getByRole('button', { name: 'Send code' })
  await field.fill('not an address')
  await send.click()
  await expect(field).toHaveAccessibleDescription(/Enter a valid e-mail address/)
  await expect(field).toBeFocused()
  await field.fill(person.email)
  await send.click()
  await expect(field).toHaveAccessibleDescription(/You have already added this e-mail address/)
  await field.fill(`another-${person.email}`)
  await backend.setFault({ path: emailPath, method: 'POST', status: 429 })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await backend.setFault({ path: emailPath, method: 'POST', status: 500 })
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
  const dialog = page.getByRole('alertdialog', { name: 'Error' })

  await backend.setFault({ path: emailPath, method: 'PATCH', status: 500 })
  await page.getByRole('button', { name: `Make primary: ${second}` }).click()
  await expect(dialog).toContainText('Something went wrong...')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(rowOf(page, email)).toContainText('Primary')

  const unknown = { status: 400, errors: [{ code: 'unknown_email', param: 'email', message: '' }] }
  await backend.setFault({ path: emailPath, method: 'PUT', status: 400, body: unknown })
  await page.getByRole('button', { name: `Verify: ${third}` }).click()
  await expect(dialog).toContainText('Delete the address and add it again')
  await page.keyboard.press('Escape')

  await backend.setFault({ path: emailPath, method: 'DELETE', status: 500 })
  await page.getByRole('button', { name: `Delete: ${third}` }).click()
  const question = page.getByRole('alertdialog', { name: third })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('Something went wrong...')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, third)).toBeVisible()
})
