import { expect, newPerson, signInAs, test } from '../support/e2e.ts'

const authenticate = '/account/authenticate/webauthn'

const anonymousPages = [
  authenticate,
  '/account/login/code',
  '/account/login/code/confirm',
  '/account/signup/passkey',
  '/account/signup/passkey/create',
]

const protectedPages = [
  '/dashboard',
  '/modules',
  '/modules/daily-todos/new',
  '/account/my',
  '/account/my/email-addresses/add',
  '/account/my/passkeys/add',
]

for (const path of anonymousPages) {
  test(`${path} sends a signed-in person to the dashboard`, async ({ page, person: _person }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  })
}

for (const path of protectedPages) {
  test(`${path} asks a visitor to sign in, and remembers the path`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`${authenticate}?${new URLSearchParams({ next: path })}`)
  })
}

const noPages = [
  '/',
  '/nowhere',
  '/account',
  '/account/my/nowhere',
  '/modules/foo/3',
  '/modules/foo/new',
  '/modules/foo/3/options/4',
  '/modules/foo/3/widgets/new',
  '/modules/daily-todos',
]

for (const path of noPages) {
  test(`${path} leads to the dashboard`, async ({ page, person: _person }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  })
}

for (const path of ['/modules/daily-todos/999999', '/modules/inspiration/999999/options/new']) {
  test(`${path} is not found, and says so where it is`, async ({ page, person: _person }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

for (const next of ['https://evil.example/', '//evil.example/', '/account/logout', '/nowhere']) {
  test(`never leads to ${next} after signing in`, async ({ backend, context, page }) => {
    const { email } = await newPerson(backend)
    await page.goto(`${authenticate}?${new URLSearchParams({ next })}`)
    await signInAs(context, backend, email)
    await page.reload()
    await expect(page).toHaveURL('/dashboard')
  })
}

test('logging out ends the session on the server as well', async ({
  context,
  page,
  person: _person,
}) => {
  await page.goto('/account/logout')
  await expect(page).toHaveURL(authenticate)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`${authenticate}?next=%2Fdashboard`)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'sessionid')).toBeUndefined()
})

test('logging out asks the server once', async ({ page, person: _person }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') requests.push(request.url())
  })
  await page.goto('/account/logout')
  await expect(page).toHaveURL(authenticate)
  expect(requests).toHaveLength(1)
})

test('says that somebody is still signed in when logging out failed', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/dashboard')
  await backend.setFault({
    method: 'DELETE',
    path: '/_allauth/browser/v1/auth/session',
    drop: 'before',
    times: 9,
  })
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('You are still logged in')).toBeVisible()
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(authenticate)
})

test('logging out also throws a pending sign-in away', async ({ newAddress, page }) => {
  await page.goto('/account/login/code')
  await page.getByLabel('E-mail address').fill(newAddress)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page).toHaveURL('/account/login/code/confirm')
  await page.goto('/account/signup/passkey')
  await expect(page).toHaveURL('/account/login/code/confirm')
  await page.goto('/account/logout')
  await expect(page).toHaveURL(authenticate)
  await page.goto('/account/signup/passkey')
  await expect(page).toHaveURL('/account/signup/passkey')
})
