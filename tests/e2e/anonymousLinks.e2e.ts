import { expect, test } from '../support/e2e.ts'
import { askForCode, beginSignUp } from '../support/signIn.ts'

const authenticate = '/account/authenticate/webauthn'

const links = [
  { from: authenticate, link: /code by e-mail/, to: '/account/login/code', focused: 'textbox' },
  {
    from: authenticate,
    link: 'Create an account',
    to: '/account/signup/passkey',
    focused: 'textbox',
  },
  {
    from: '/account/login/code',
    link: 'Back to log in',
    to: authenticate,
    focused: 'heading',
  },
  {
    from: '/account/signup/passkey',
    link: 'Already have an account? Log in',
    to: authenticate,
    focused: 'heading',
  },
] as const

test('the links between the pages of visitors remember where the person wanted to go', async ({
  page,
}) => {
  for (const { from, link, to, focused } of links) {
    const next = '?next=%2Fmodules'
    await page.goto(from + next)
    // A link that is followed before the app is there opens a new page, and that begins at its top. The app names it.
    await expect(page).toHaveTitle(/ · Daymark$/)
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(to + next)
    await expect(page.getByRole('main').getByRole(focused)).toBeFocused()
  }
})

test('a person who starts over leaves nothing about the code behind', async ({
  newAddress,
  page,
}) => {
  await askForCode(page, newAddress)
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL(authenticate)
  await page.goto('/account/login/code/confirm')
  await expect(page.getByText('to your e-mail address')).toBeVisible()
  await expect(page.getByText(newAddress)).toHaveCount(0)
})

test('a person who is to create a passkey can log in to another account instead', async ({
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await page.getByRole('link', { name: 'Already have an account? Log in' }).click()
  await expect(page).toHaveURL(authenticate)
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
})
