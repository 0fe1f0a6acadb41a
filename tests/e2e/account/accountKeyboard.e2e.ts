import { dayHeading } from '../../support/pages/dashboard.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { heading, press, type } from '../../support/browser/keyboard.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })

/** Opens the account by the menu of any page. */
async function openAccount(page: Page, username: string): Promise<void> {
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
  const addresses = main.getByRole('heading', { name: 'E-mail addresses' })
  const row = (email: string) => table(page, 'E-mail addresses').getByRole('row', { name: email })
  await page.goto('/dashboard')
  await openAccount(page, person.username)
  await expect(row(person.email)).toContainText('Yes')
  await expect(row(person.email)).toContainText('Primary')
  await expect(row(person.email).getByRole('button')).toHaveCount(0)

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
  await expect(page.getByText(newAddress)).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Back to my account' }))
  await expect(heading(page, 'My account')).toBeFocused()
  await expect(row(newAddress)).toContainText('No')
  await expect(row(newAddress).getByRole('button', { name: /Make/ })).toHaveCount(0)
  await press(page, row(newAddress).getByRole('button', { name: `Verify: ${newAddress}` }))
  await expect(code).toBeFocused()
  await expect(page.getByText(newAddress)).toBeVisible()
  await type(page, code, 'XXXXXX')
  await expect(code).toHaveAccessibleDescription(/Incorrect code/)
  await expect(code).toBeFocused()
  await type(page, code, await backend.code(newAddress))

  await expect(heading(page, 'My account')).toBeFocused()
  await expect(row(newAddress)).toContainText('Yes')
  const makePrimary = row(newAddress).getByRole('button', { name: `Make primary: ${newAddress}` })
  await press(page, makePrimary)
  await expect(row(newAddress)).toContainText('Primary')
  await expect(row(newAddress).getByRole('button')).toHaveCount(0)
  await expect(addresses).toBeFocused()

  const remove = row(person.email).getByRole('button', { name: `Delete: ${person.email}` })
  const dialog = page.getByRole('alertdialog', { name: person.email })
  await press(page, remove)
  await expect(dialog).toContainText(`Are you sure you want to delete ${person.email}?`)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
  await expect(row(person.email)).toHaveCount(0)
  await expect(page.getByText(`${person.email} deleted`)).toBeAttached()
  await expect(addresses).toBeFocused()

  await page.reload()
  await expect(row(newAddress)).toContainText('Primary')
  await expect(table(page, 'E-mail addresses').getByRole('row')).toHaveCount(2)
})

test('a passkey is added, logs in, is renamed and deleted by keyboard alone', async ({
  authenticator,
  page,
  person,
}) => {
  const main = page.getByRole('main')
  const passkeys = table(page, 'Passkeys')
  await page.goto('/dashboard')
  await openAccount(page, person.username)
  await expect(passkeys).toContainText('No passkeys')
  await expect(page.getByText('You do not have a passkey yet.')).toBeVisible()

  await press(page, main.getByRole('link', { name: 'Add passkey' }))
  const newName = page.getByRole('textbox', { name: 'Passkey name' })
  await expect(newName).toBeFocused()
  await expect(newName).not.toHaveValue('')
  await type(page, newName, 'Work laptop')
  await authenticator.setUserVerified(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No passkey was used')
  await authenticator.setUserVerified(true)
  await press(page, main.getByRole('button', { name: 'Add passkey' }))
  await expect(heading(page, 'My account')).toBeFocused()
  expect(await authenticator.passkeyCount()).toBe(1)
  await expect(page.getByRole('alertdialog', { name: 'Work laptop saved' })).toBeVisible()
  const workLaptop = passkeys.getByRole('row', { name: 'Work laptop' })
  await expect(workLaptop).toContainText('Never')

  await page.goto('/account/logout')
  await press(page, page.getByRole('button', { name: 'Log in with a passkey' }))
  await expect(page.getByRole('textbox', { name: 'To-do 1' })).toBeVisible()
  await expect(dayHeading(page)).toBeFocused()
  await openAccount(page, person.username)
  await expect(workLaptop).not.toContainText('Never')

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
  await expect(page.getByRole('alertdialog', { name: 'Home laptop saved' })).toBeVisible()

  await press(page, passkeys.getByRole('link', { name: 'Home laptop' }))
  await expect(heading(page, 'Home laptop')).toBeFocused()
  const remove = main.getByRole('button', { name: 'Delete' })
  const dialog = page.getByRole('alertdialog', { name: 'Home laptop', exact: true })
  await press(page, remove)
  await expect(dialog).toContainText('Are you sure you want to delete Home laptop?')
  await expect(dialog).toContainText('This is your only passkey.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
  await expect(heading(page, 'My account')).toBeFocused()
  await expect(passkeys).toContainText('No passkeys')
})
