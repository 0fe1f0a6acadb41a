import { expect, expectAccessible, newPerson, signInAs, test } from '../../support/e2e.ts'

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

test('a signed-in person is led to the dashboard from the pages of visitors, and from an address without a page', async ({
  page,
  person: _person,
}) => {
  for (const path of [...anonymousPages, ...noPages]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
  }
})

test('a visitor is asked to sign in, and where they wanted to go is remembered, but no other site', async ({
  backend,
  context,
  newAddress,
  page,
}) => {
  await test.step('logging out throws a pending sign-in away', async () => {
    await page.goto('/account/login/code')
    await page.getByLabel('E-mail address').fill(newAddress)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page).toHaveURL('/account/login/code/confirm')
    await page.goto('/account/signup/passkey')
    await expect(page).toHaveURL('/account/login/code/confirm')
    await page.goto('/account/logout')
    await expect(page).toHaveURL(authenticate)
    await page.goto('/account/signup/passkey')
    await expect(page).toHaveURL('/account/signup/passkey')
  })

  await test.step('where they wanted to go is remembered', async () => {
    for (const path of protectedPages) {
      await page.goto(path)
      await expect(page).toHaveURL(`${authenticate}?${new URLSearchParams({ next: path })}`)
    }
  })

  await test.step('an address of another site is not a place to go after signing in', async () => {
    const { email } = await newPerson(backend)
    await page.goto(`${authenticate}?${new URLSearchParams({ next: 'https://evil.example/' })}`)
    await signInAs(context, backend, email)
    await page.reload()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('logging out ends the session on the server as well, asks it once, and logs one confirmation', async ({
  backend,
  context,
  page,
  person,
}) => {
  const happened: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') happened.push('DELETE')
  })
  page.on('console', (message) => {
    // The browser adds a message of its own about what it has cleared.
    if (message.text().startsWith('Logged out')) happened.push(message.text())
  })
  const chooseLogOut = async () => {
    await signInAs(context, backend, person.email)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: person.username }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }

  await test.step('by its address', async () => {
    await page.goto('/account/logout')
    await expect(page).toHaveURL(authenticate)
    expect(happened.splice(0)).toEqual(['DELETE', 'Logged out'])
    await page.goto('/dashboard')
    await expect(page).toHaveURL(`${authenticate}?next=%2Fdashboard`)
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'sessionid')).toBeUndefined()
  })

  await test.step('by the menu', async () => {
    await chooseLogOut()
    await expect(page).toHaveURL(authenticate)
    expect(happened).toEqual(['DELETE', 'Logged out'])
    await expect(page.getByText('You are logged out')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText('You are logged out')).toHaveCount(0)
  })

  await test.step('when it failed, the person is told that they are still signed in', async () => {
    const path = '/_allauth/browser/v1/auth/session'
    await backend.setFault({ method: 'DELETE', path, drop: 'before', times: 9 })
    await chooseLogOut()
    await expect(page.getByText('You are still logged in')).toBeVisible()
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(authenticate)
  })
})
