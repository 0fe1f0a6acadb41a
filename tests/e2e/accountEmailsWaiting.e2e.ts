import { addAddress, deleteAddress, emailPath, rowOf } from '../support/emails.ts'
import { expect, expectAccessible, newPerson, test } from '../support/e2e.ts'

test('a mistyped address that waits for its code can be removed', async ({
  newAddress,
  page,
  person,
}) => {
  await addAddress(page, newAddress)
  await page.goto('/account/my')
  await deleteAddress(page, newAddress)
  await expect(rowOf(page, newAddress)).toHaveCount(0)
  await expect(page.getByText(`${newAddress} deleted`)).toBeAttached()
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
    path: emailPath,
    method: 'DELETE',
    status: 400,
    body: { status: 400, errors },
  })
  const dialog = await deleteAddress(page, newAddress)
  await expect(dialog.getByRole('alert')).toContainText(
    'You cannot delete this address until it is verified',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, newAddress)).toBeVisible()
  await expect(rowOf(page, person.email)).toBeVisible()
  await expect(page.getByText(/ deleted$/)).toHaveCount(0)
})

test('a deletion that is refused because of too many attempts says so', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  await addAddress(page, newAddress)
  await page.goto('/account/my')
  await backend.setFault({ path: emailPath, method: 'DELETE', status: 429 })
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
  const again = page.getByRole('button', { name: 'Send another code' })
  await again.click()
  await expect(page.getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible()
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

test('an address of another person ends at the code, in plain words', async ({
  backend,
  page,
  person,
}) => {
  const other = await newPerson(backend)
  await addAddress(page, other.email)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(other.email))
  await expect(page.getByText('This e-mail address belongs to another account')).toBeVisible()
  await page.getByRole('link', { name: 'Back to my account' }).click()
  await expect(rowOf(page, person.email)).toBeVisible()
})
