import { expect, newPerson, signInAs, test } from '../support/e2e.ts'

const session = '/_allauth/browser/v1/auth/session'

test('a server that is down at the start is an error with a retry, not an endless wait', async ({
  backend,
  page,
}) => {
  await backend.setFault({ path: session, drop: 'before', times: 20 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Daymark cannot be reached' })).toBeVisible()
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a server in trouble at the start is the same', async ({ backend, page }) => {
  await backend.setFault({ path: session, status: 500, body: '<h1>Server Error</h1>', times: 20 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Daymark cannot be reached' })).toBeVisible()
})

test('shows the frame before the server answers', async ({ backend, page }) => {
  await backend.setFault({ path: session, delayMs: 3000 })
  await page.goto('/account/authenticate/webauthn', { waitUntil: 'commit' })
  await expect(page.getByText('Daymark').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('asks for the session before the app has loaded', async ({ page }) => {
  const order: string[] = []
  page.on('request', (request) => order.push(new URL(request.url()).pathname))
  await page.route('**/*.js', async (route) => {
    await expect.poll(() => order).toContain(session)
    await route.continue()
  })
  await page.goto('/account/authenticate/webauthn')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(order.filter((path) => path === session)).toHaveLength(1)
})

test('signing out in one tab signs out the others', async ({ context, page, person }) => {
  const other = await context.newPage()
  await page.goto('/dashboard')
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: person.username })).toBeVisible()
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('signing in as somebody else shows nothing of the person before', async ({
  backend,
  context,
  page,
  person,
}) => {
  const other = await newPerson(backend)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  await page.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await signInAs(context, backend, other.email)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: other.username })).toBeVisible()
  await expect(page.getByText(person.username)).toHaveCount(0)
})
