import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { heading, press, type } from '../support/keyboard.ts'

const api = '/_allauth/browser/v1/account'

const table = (page: Page, name: string) => page.getByRole('table', { name })

async function openAccount(page: Page, username: string): Promise<void> {
  await page.goto('/dashboard')
  await press(page, page.getByRole('button', { name: username }))
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My account')).toBeFocused()
}

test('an address is added, verified, made primary, and the former one deleted by keyboard alone', async ({
  backend,
  newAddress,
  page,
  person,
}) => {
  const main = page.getByRole('main')
  const add = main.getByRole('link', { name: 'Add e-mail address' })
  const row = (email: string) => table(page, 'E-mail addresses').getByRole('row', { name: email })
  await openAccount(page, person.username)

  await press(page, add)
  const address = page.getByRole('textbox', { name: 'New e-mail address' })
  await expect(address).toBeFocused()
  await type(page, address, 'no address')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/Enter a valid e-mail address/)
  await expect(address).toBeFocused()
  await type(page, address, newAddress)
  await page.keyboard.press('Enter')

  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Back to my account' }))
  await expect(heading(page, 'My account')).toBeFocused()
  await press(page, row(newAddress).getByRole('button', { name: `Verify: ${newAddress}` }))
  await expect(code).toBeFocused()
  await type(page, code, 'XXXXXX')
  await expect(code).toHaveAccessibleDescription(/Incorrect code/)
  await expect(code).toBeFocused()
  await type(page, code, await backend.code(newAddress))

  await expect(heading(page, 'My account')).toBeFocused()
  const makePrimary = row(newAddress).getByRole('button', { name: `Make primary: ${newAddress}` })
  await backend.setFault({ path: `${api}/email`, method: 'PATCH', status: 500 })
  await press(page, makePrimary)
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(error).toBeHidden()
  await expect(makePrimary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(newAddress)).toContainText('Primary')
  await expect(add).toBeFocused()

  const remove = row(person.email).getByRole('button', { name: `Delete: ${person.email}` })
  const dialog = page.getByRole('alertdialog', { name: person.email })
  await press(page, remove)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await backend.setFault({ path: `${api}/email`, method: 'DELETE', status: 500 })
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong...')
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
  await expect(row(person.email)).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('a passkey is added, renamed and deleted by keyboard alone', async ({
  authenticator,
  page,
  person,
}) => {
  const main = page.getByRole('main')
  const passkeys = table(page, 'Passkeys')
  await openAccount(page, person.username)

  await press(page, main.getByRole('link', { name: 'Add passkey' }))
  const newName = page.getByRole('textbox', { name: 'Passkey name' })
  await expect(newName).toBeFocused()
  await type(page, newName, 'Work laptop')
  await authenticator.setUserVerified(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No passkey was used')
  await authenticator.setUserVerified(true)
  await press(page, main.getByRole('button', { name: 'Add passkey' }))
  await expect(heading(page, 'My account')).toBeFocused()
  expect(await authenticator.passkeyCount()).toBe(1)

  await press(page, passkeys.getByRole('link', { name: 'Work laptop' }))
  await expect(heading(page, 'Work laptop')).toBeFocused()
  const name = page.getByRole('textbox', { name: 'Name' })
  await type(page, name, ' ')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await expect(name).toBeFocused()
  await type(page, name, 'Home laptop')
  await press(page, main.getByRole('button', { name: 'Save' }))
  await expect(heading(page, 'My account')).toBeFocused()

  await press(page, passkeys.getByRole('link', { name: 'Home laptop' }))
  await expect(heading(page, 'Home laptop')).toBeFocused()
  const remove = main.getByRole('button', { name: 'Delete' })
  const dialog = page.getByRole('alertdialog', { name: 'Home laptop', exact: true })
  await press(page, remove)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
  await expect(heading(page, 'My account')).toBeFocused()
  await expect(passkeys).toContainText('No passkeys')
})
