import { expect, newPerson, test } from '../support/e2e.ts'
import { heading, press, type } from '../support/keyboard.ts'

test('somebody signs up, logs out and comes back by passkey by keyboard alone, past every failure', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  const problem = page.getByRole('alert').filter({ hasText: 'No passkey was used' })
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'New here? Create an account' }))
  await expect(heading(page, 'Create your account')).toBeFocused()
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await type(page, email, 'no address')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Enter a valid e-mail address/)
  await expect(email).toBeFocused()
  await type(page, email, newAddress)
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Check your mail')).toBeFocused()
  const code = page.getByRole('textbox', { name: 'Code' })
  await type(page, code, 'XXXXXX')
  await expect(code).toHaveAccessibleDescription(/Incorrect code/)
  await expect(code).toBeFocused()
  await type(page, code, await backend.code(newAddress))

  await expect(heading(page, 'Create your passkey')).toBeFocused()
  const name = page.getByRole('textbox', { name: 'Name of the passkey' })
  await type(page, name, ' ')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await expect(name).toBeFocused()
  await type(page, name, 'My laptop')
  await authenticator.setUserVerified(false)
  await page.keyboard.press('Enter')
  await expect(problem).toBeVisible()
  await authenticator.setUserVerified(true)
  await press(page, page.getByRole('button', { name: 'Create the passkey' }))
  await expect(heading(page, 'Dashboard')).toBeFocused()

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
  await expect(heading(page, 'Dashboard')).toBeFocused()
})

test('somebody logs in with a code by keyboard alone, past every failure', async ({
  backend,
  page,
}) => {
  const person = await newPerson(backend)
  await page.goto('/modules')
  await press(page, page.getByRole('link', { name: /code by e-mail/ }))
  await expect(heading(page, 'Log in with a code')).toBeFocused()
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await press(page, page.getByRole('button', { name: 'Send the code' }))
  await expect(email).toHaveAccessibleDescription(/This field is required/)
  await expect(email).toBeFocused()
  await type(page, email, person.email)
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Enter your code')).toBeFocused()
  const code = page.getByRole('textbox', { name: 'Code' })
  for (const wrong of ['XXXXXX', 'XXXXXY', 'XXXXXW']) {
    await type(page, code, wrong)
    await expect(code).toHaveAccessibleDescription(/Incorrect code/)
    await expect(code).toBeFocused()
  }
  await type(page, code, await backend.code(person.email))
  await press(page, page.getByRole('link', { name: 'Begin again' }))

  await expect(heading(page, 'Log in with a code')).toBeFocused()
  await type(page, email, person.email)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter your code')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Send a new code' }))
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await type(page, code, await backend.code(person.email))
  await expect(heading(page, 'Settings')).toBeFocused()
})
