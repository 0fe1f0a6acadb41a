import { dayHeading } from '../../support/pages/dashboard.ts'
import { expect, newPerson, test } from '../../support/e2e.ts'
import { heading, press, type } from '../../support/browser/keyboard.ts'

test('a person signs up, logs out and comes back by passkey by keyboard alone, past every failure', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  const problem = page.getByRole('alert').filter({ hasText: 'No passkey was used' })
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Create an account' }))
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await expect(email).toBeFocused()
  await type(page, email, 'no address')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Enter a valid e-mail address/)
  await expect(email).toBeFocused()
  await type(page, email, newAddress)
  await page.keyboard.press('Enter')

  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await type(page, code, 'XXXXXX')
  await expect(code).toHaveAccessibleDescription(/Incorrect code/)
  await expect(code).toBeFocused()
  await type(page, code, await backend.code(newAddress))

  const name = page.getByRole('textbox', { name: 'Passkey name' })
  await expect(heading(page, 'Create your passkey')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Rename' }))
  await expect(name).toBeFocused()
  await type(page, name, ' ')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await expect(name).toBeFocused()
  await type(page, name, 'My laptop')
  await authenticator.setUserVerified(false)
  await page.keyboard.press('Enter')
  await expect(problem).toBeVisible()
  await authenticator.setUserVerified(true)
  await press(page, page.getByRole('button', { name: 'Create passkey' }))
  await expect(page.getByRole('textbox', { name: 'To-do 1' })).toBeFocused()

  const username = newAddress.slice(0, newAddress.indexOf('@'))
  await press(page, page.getByRole('button', { name: username }))
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Log in')).toBeFocused()

  const logIn = page.getByRole('button', { name: 'Log in with a passkey' })
  await authenticator.setUserVerified(false)
  await press(page, logIn)
  await expect(problem).toBeVisible()
  await expect(logIn).toBeFocused()
  await authenticator.setUserVerified(true)
  await page.keyboard.press('Enter')
  await expect(dayHeading(page)).toBeFocused()
})

test('a person logs in with a code by keyboard alone, past every failure', async ({
  backend,
  page,
}) => {
  const person = await newPerson(backend)
  await page.goto('/modules')
  await press(page, page.getByRole('link', { name: /code by e-mail/ }))
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await expect(email).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Send code' }))
  await expect(email).toHaveAccessibleDescription(/This field is required/)
  await expect(email).toBeFocused()
  await type(page, email, person.email)
  await page.keyboard.press('Enter')

  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  for (const wrong of ['XXXXXX', 'XXXXXY', 'XXXXXW']) {
    await type(page, code, wrong)
    await expect(code).toHaveAccessibleDescription(/Incorrect code/)
    await expect(code).toBeFocused()
  }
  await type(page, code, await backend.code(person.email))
  await press(page, page.getByRole('link', { name: 'Start over' }))

  await expect(email).toBeFocused()
  await type(page, email, person.email)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Send another code' }))
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await type(page, code, await backend.code(person.email))
  await expect(heading(page, 'Settings')).toBeFocused()
})
