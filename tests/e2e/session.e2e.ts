import { expect, newPerson, signInAs, test } from '../support/e2e.ts'

const session = '/_allauth/browser/v1/auth/session'
const csrf = '/api/v1/csrf/'
const anyCall = String.raw`/^\/(api|_allauth)\//`

test('a server that is down at the start is an error with a retry, not an endless wait', async ({
  backend,
  page,
}) => {
  await backend.setFault({ path: anyCall, drop: 'before', times: 50 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Daymark cannot be reached' })).toBeVisible()
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a server in trouble at the start is the same', async ({ backend, page }) => {
  await backend.setFault({ path: anyCall, status: 500, body: '<h1>Server Error</h1>', times: 50 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Daymark cannot be reached' })).toBeVisible()
})

test('shows the frame before the server answers', async ({ backend, page }) => {
  await backend.setFault({ path: csrf, delayMs: 3000 })
  await page.goto('/account/authenticate/webauthn', { waitUntil: 'commit' })
  await expect(page.getByText('Daymark').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

for (const { who, visits, question } of [
  { who: 'somebody who comes for the first time', visits: 0, question: csrf },
  { who: 'somebody who was here before', visits: 1, question: session },
]) {
  test(`asks who is there before the app has loaded: ${who}`, async ({ page }) => {
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto('/account/login/code')
      await page.getByLabel('E-mail address').fill('anna@example.com')
      await page.getByRole('button', { name: 'Send the code' }).click()
      await page.goto('/account/logout')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    }
    const order: string[] = []
    page.on('request', (request) => order.push(new URL(request.url()).pathname))
    await page.route('**/*.js', async (route) => {
      await expect.poll(() => order).toContain(question)
      await route.continue()
    })
    await page.goto('/account/authenticate/webauthn')
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
    expect(order.filter((path) => path === question)).toHaveLength(1)
  })
}

test('the sign-in page shows its text before any JavaScript has arrived', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('There is no password to remember.')).toBeVisible()
})

test('a page of somebody shows its frame, and nothing of the page, until it is known who is there', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/account/my')
  await expect(page.getByRole('row', { name: person.email })).toBeVisible()
  await backend.setFault({ path: session, delayMs: 3000 })
  const answered = page.waitForResponse((response) => response.url().endsWith(session))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Daymark').first()).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeHidden()
  await answered
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
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
