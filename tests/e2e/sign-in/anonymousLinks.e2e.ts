import { expect, test } from '../../support/e2e.ts'

const authenticate = '/account/authenticate/webauthn'

test('the links between the pages of visitors remember where the person wanted to go, and forget the code', async ({
  newAddress,
  page,
}) => {
  const next = '?next=%2Fmodules'
  const follow = async (link: string | RegExp, to: string, focused: 'heading' | 'textbox') => {
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(to + next)
    await expect(page.getByRole('main').getByRole(focused)).toBeFocused()
  }
  await page.goto(authenticate + next)
  // A link that is followed before the app is there opens a new page, and that begins at its top. The app names it.
  await expect(page).toHaveTitle(/ · Daymark$/)

  await test.step('every link keeps the way, and brings the focus', async () => {
    await follow('Create an account', '/account/signup/passkey', 'textbox')
    await follow('Already have an account? Log in', authenticate, 'heading')
    await follow(/code by e-mail/, '/account/login/code', 'textbox')
    await follow('Back to log in', authenticate, 'heading')
  })

  await test.step('a person who starts over leaves nothing about the code behind', async () => {
    await follow(/code by e-mail/, '/account/login/code', 'textbox')
    await page.getByLabel('E-mail address').fill(newAddress)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(newAddress)).toBeVisible()
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL(authenticate + next)
    await page.goto('/account/login/code/confirm')
    await expect(page.getByText('to your e-mail address')).toBeVisible()
    await expect(page.getByText(newAddress)).toHaveCount(0)
  })
})
