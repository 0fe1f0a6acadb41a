import { expect, test } from '../../support/e2e.ts'
import { addPasskey, passkeyTable } from '../../support/pages/passkeys.ts'

test('what cannot be done with a passkey says why: a refused name, a refused deletion, and one that is not there', async ({
  authenticator,
  backend,
  newAddress,
  page,
  person: _person,
}) => {
  const stranger = await backend.createPerson({
    email: newAddress,
    passkeys: [{ name: 'Theirs' }],
  })
  await addPasskey(page, 'Laptop')
  expect(await authenticator.passkeyCount()).toBe(1)
  await page.getByRole('link', { name: 'Laptop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laptop' })).toBeVisible()
  const path = '/_allauth/browser/v1/account/authenticators/webauthn'

  await test.step('a refused name says why at the field', async () => {
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(name).toHaveAccessibleDescription(/This field is required/)
    await name.fill('Renamed')
    const errors = [{ code: 'max_length', param: 'name', message: 'No.' }]
    await backend.setFault({ path, method: 'PUT', status: 400, body: { status: 400, errors } })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(name).toHaveAccessibleDescription(/This is too long/)
  })

  await test.step('a refused deletion says why in the dialog', async () => {
    await backend.setFault({ path, method: 'DELETE', status: 500 })
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Laptop', exact: true })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong...')
    await backend.setFault({ path, method: 'DELETE', status: 429 })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Too many attempts/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await page.getByRole('link', { name: 'My account' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await expect(passkeyTable(page).getByRole('link')).toHaveText(['Laptop'])

  await test.step('a passkey of another person and one that cannot be are not found', async () => {
    for (const id of [stranger.passkeys[0], 'one']) {
      await page.goto(`/account/my/passkeys/${id}`)
      await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    }
  })
})
