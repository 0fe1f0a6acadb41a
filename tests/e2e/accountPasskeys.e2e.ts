import { expect, expectAccessible, newPerson, test } from '../support/e2e.ts'
import { addPasskey, passkeyTable } from '../support/passkeys.ts'

test('a passkey is added, signs in, is renamed and deleted', async ({
  authenticator,
  page,
  person: _person,
}) => {
  await page.goto('/account/my')
  await expect(passkeyTable(page)).toContainText('No passkeys')
  await expect(page.getByText('You do not have a passkey yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add passkey' }).click()
  await expect(page.getByLabel('Passkey name')).not.toHaveValue('')
  await addPasskey(page, 'Work laptop')
  expect(await authenticator.passkeyCount()).toBe(1)
  await expect(page.getByRole('alertdialog', { name: 'Work laptop saved' })).toBeVisible()
  await expect(passkeyTable(page).getByRole('row', { name: 'Work laptop' })).toContainText('Never')

  await page.goto('/account/logout')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/account/my')
  await expect(passkeyTable(page).getByRole('row', { name: 'Work laptop' })).not.toContainText(
    'Never',
  )

  await page.getByRole('link', { name: 'Work laptop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Work laptop' })).toBeFocused()
  await page.getByLabel('Name').fill('Home laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account/my')
  await expect(page.getByRole('alertdialog', { name: 'Home laptop saved' })).toBeVisible()

  await page.getByRole('link', { name: 'Home laptop' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Home laptop', exact: true })
  await expect(dialog).toContainText('Are you sure you want to delete Home laptop?')
  await expect(dialog).toContainText('This is your only passkey.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/account/my')
  await expect(passkeyTable(page)).toContainText('No passkeys')
})

test('a passkey that is not there, is gone or belongs to another person is not found', async ({
  backend,
  page,
  person: _person,
}) => {
  const other = await newPerson(backend)
  const stranger = await backend.createPerson({
    email: `stranger-${other.email}`,
    passkeys: [{ name: 'Theirs' }],
  })
  for (const id of [stranger.passkeys[0], 999999, 'one']) {
    await page.goto(`/account/my/passkeys/${id}`)
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  }
})

test('a ceremony that was given up says so, and can be begun again', async ({
  authenticator,
  page,
  person: _person,
}) => {
  await page.goto('/account/my/passkeys/add')
  await authenticator.setUserVerified(false)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used')
  await expectAccessible(page)
  await authenticator.setUserVerified(true)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page).toHaveURL('/account/my')
})

test('a refused name says why at the field, a refused deletion in the dialog', async ({
  authenticator,
  backend,
  page,
  person: _person,
}) => {
  await addPasskey(page, 'Laptop')
  expect(await authenticator.passkeyCount()).toBe(1)
  await page.getByRole('link', { name: 'Laptop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laptop' })).toBeVisible()
  const name = page.getByLabel('Name')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await name.fill('Renamed')
  const path = '/_allauth/browser/v1/account/authenticators/webauthn'
  const errors = [{ code: 'max_length', param: 'name', message: 'No.' }]
  await backend.setFault({ path, method: 'PUT', status: 400, body: { status: 400, errors } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription(/This is too long/)

  await backend.setFault({ path, method: 'DELETE', status: 500 })
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Laptop', exact: true })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong...')
  await backend.setFault({ path, method: 'DELETE', status: 429 })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Too many attempts/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'My account' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await expect(passkeyTable(page).getByRole('link')).toHaveText(['Laptop'])
})
