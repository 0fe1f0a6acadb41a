import { heading, press, type } from '../../../tests/support/browser/keyboard.ts'
import { expect, test } from '../../../tests/support/e2e.ts'
import { testedKinds } from '../../../tests/support/kinds.ts'
import { dayHeading } from '../../../tests/support/pages/dashboard.ts'

// The journeys of the embedded backend do the same with failures that they ask it for, which Django does not make.

test('signs up with a mailed code and a passkey, and comes back by passkey and by code', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/account\/authenticate\/webauthn\?next=%2Fdashboard$/)
  await page.getByRole('link', { name: /create an account/i }).click()

  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expect(page.getByText(newAddress)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))

  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Create passkey' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(dayHeading(page)).toBeVisible()
  expect(await authenticator.passkeyCount()).toBe(1)

  const username = newAddress.slice(0, newAddress.indexOf('@'))
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/account/logout')
  await authenticator.clear()
  await page.getByRole('link', { name: /code by e-mail/i }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page).toHaveURL('/dashboard')
})

const [kind] = testedKinds as [(typeof testedKinds)[number]]

test('a module with an option and a widget is made and unmade by keyboard alone', async ({
  page,
  person: _person,
}) => {
  test.slow()
  const { title, called, optionField } = kind
  const main = page.getByRole('main')
  const name = page.getByRole('textbox', { name: 'Name' })
  const places = main.getByRole('button', { name: /^Places on the dashboard/ })
  await page.goto('/modules')
  await press(page, main.getByRole('link', { name: `New: ${title}`, exact: true }))
  await expect(name).toBeFocused()
  await type(page, name, 'Mornings')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mornings')).toBeFocused()

  await press(page, main.getByRole('link', { name: /^Add / }))
  await expect(heading(page, `New ${called.option}`)).toBeFocused()
  await type(page, name, 'First')
  await type(page, page.getByRole('textbox', { name: optionField.label }), optionField.typed)
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(heading(page, 'Mornings')).toBeFocused()

  await press(page, places)
  await press(page, main.getByRole('link', { name: 'Show on the dashboard' }))
  await expect(name).toBeFocused()
  await type(page, name, 'On top')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mornings')).toBeFocused()

  for (const part of ['First', 'On top']) {
    if (part === 'On top') await press(page, places)
    await press(page, main.getByRole('link', { name: part }))
    await expect(heading(page, part)).toBeFocused()
    await type(page, name, `${part} renamed`)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Mornings')).toBeFocused()
    if (part === 'On top') await press(page, places)
    await press(page, main.getByRole('link', { name: `${part} renamed` }))
    await expect(heading(page, `${part} renamed`)).toBeFocused()
    await press(page, main.getByRole('button', { name: 'Delete' }))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, dialog.getByRole('button', { name: 'Delete' }))
    await expect(heading(page, 'Mornings')).toBeFocused()
  }

  await press(page, main.getByRole('button', { name: 'Delete' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(heading(page, 'Settings')).toBeFocused()
  await expect(main.getByRole('link', { name: 'Mornings' })).toHaveCount(0)
})
