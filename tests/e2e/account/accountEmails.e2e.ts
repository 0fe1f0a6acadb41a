import { deleteAddress, emailPath, rowOf } from '../../support/pages/emails.ts'
import { expect, newPerson, signInAs, test } from '../../support/e2e.ts'

const unknown = { status: 400, errors: [{ code: 'unknown_email', param: 'email', message: '' }] }

test('a mistyped address says why it cannot be added, waits for its code, and is removed', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  await page.goto('/account/my/email-addresses/add')
  const field = page.getByLabel('New e-mail address')
  const send = page.getByRole('button', { name: 'Send code' })

  await test.step('a refused address says why at its field', async () => {
    await field.fill('not an address')
    await send.click()
    await expect(field).toHaveAccessibleDescription(/Enter a valid e-mail address/)
    await expect(field).toBeFocused()
    await field.fill(person.email)
    await send.click()
    await expect(field).toHaveAccessibleDescription(/You have already added this e-mail address/)
  })

  await test.step('a server that takes no address says so above it', async () => {
    await field.fill(newAddress)
    await backend.setFault({ path: emailPath, method: 'POST', status: 429 })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Too many attempts')
    await backend.setFault({ path: emailPath, method: 'POST', status: 500 })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong...')
    await send.click()
    await expect(page).toHaveURL('/account/verify-email')
  })

  await test.step('the code is sent again on request, here and from the table', async () => {
    const again = page.getByRole('button', { name: 'Send another code' })
    await again.click()
    await expect(page.getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible()
    await backend.setClock({ advanceMs: 10_000 })
    await again.click()
    await expect(page.getByText('A new code is on its way')).toBeVisible()
    await expect.poll(() => backend.mails(newAddress)).toHaveLength(2)
    await page.getByRole('link', { name: 'Back to my account' }).click()
    await backend.setClock({ advanceMs: 10_000 })
    await page.getByRole('button', { name: `Verify: ${newAddress}` }).click()
    await expect(page).toHaveURL('/account/verify-email')
    await expect.poll(() => backend.mails(newAddress)).toHaveLength(3)
    await page.getByRole('link', { name: 'Back to my account' }).click()
  })

  await test.step('where it cannot be removed, the dialog says so and nothing is "deleted"', async () => {
    await backend.setFault({ path: emailPath, method: 'DELETE', status: 429 })
    const dialog = await deleteAddress(page, newAddress)
    await expect(dialog.getByRole('alert')).toHaveText(/^Too many attempts/)
    await backend.setFault({ path: emailPath, method: 'DELETE', status: 400, body: unknown })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'You cannot delete this address until it is verified',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(page, newAddress)).toBeVisible()
    await expect(rowOf(page, person.email)).toBeVisible()
    await expect(page.getByText(/ deleted$/)).toHaveCount(0)
  })

  await test.step('it can be removed', async () => {
    await deleteAddress(page, newAddress)
    await expect(rowOf(page, newAddress)).toHaveCount(0)
    await expect(page.getByText(`${newAddress} deleted`)).toBeAttached()
    await expect(rowOf(page, person.email)).toBeVisible()
  })
})

test('a change that fails leaves the table as it was, and an address of another person is not added', async ({
  backend,
  context,
  page,
}) => {
  const email = `primary-${process.pid}@example.com`
  const second = `second-${process.pid}@example.com`
  const third = `third-${process.pid}@example.com`
  const other = await newPerson(backend)
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

  await test.step('the dialog says that an address was not made primary', async () => {
    await backend.setFault({ path: emailPath, method: 'PATCH', status: 500 })
    const makePrimary = page.getByRole('button', { name: `Make primary: ${second}` })
    await makePrimary.click()
    await expect(dialog).toContainText('Something went wrong...')
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(makePrimary).toBeFocused()
    await expect(rowOf(page, email)).toContainText('Primary')
  })

  await test.step('the dialog says what to do with an address that cannot be verified', async () => {
    await backend.setFault({ path: emailPath, method: 'PUT', status: 400, body: unknown })
    await page.getByRole('button', { name: `Verify: ${third}` }).click()
    await expect(dialog).toContainText('Delete the address and add it again')
    await page.keyboard.press('Escape')
  })

  await test.step('the question says that an address was not deleted', async () => {
    await backend.setFault({ path: emailPath, method: 'DELETE', status: 500 })
    const question = await deleteAddress(page, third)
    await expect(question.getByRole('alert')).toContainText('Something went wrong...')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(page, third)).toBeVisible()
  })

  await test.step('an address of another person ends at the code, in plain words', async () => {
    await page.getByRole('link', { name: 'Add e-mail address' }).click()
    await page.getByLabel('New e-mail address').fill(other.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page).toHaveURL('/account/verify-email')
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(other.email))
    await expect(page.getByText('This e-mail address belongs to another account')).toBeVisible()
    await page.getByRole('link', { name: 'Back to my account' }).click()
    await expect(rowOf(page, email)).toBeVisible()
  })
})
