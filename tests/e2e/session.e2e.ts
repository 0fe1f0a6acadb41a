import { countKept, dayFromNow, openTodos, status } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

const session = '/_allauth/browser/v1/auth/session'
const csrf = '/api/v1/csrf/'
const anyCall = String.raw`/^\/(api|_allauth)\//`

test('the first question carries the CSRF token, and its answer is announced', async ({
  page,
  person: _person,
}) => {
  await page.addInitScript(() => {
    const heard = ((globalThis as unknown as { heard: number[] }).heard = [])
    document.addEventListener('allauth.auth.change', (event) => {
      heard.push((event as CustomEvent<{ status: number }>).detail.status as never)
    })
  })
  const asked = page.waitForRequest((request) => request.url().endsWith(session))
  await page.goto('/account/my')
  expect((await asked).headers()['x-csrftoken']).toMatch(/\w+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate('heard')).toEqual([200])
})

test('shows the frame before the server answers', async ({ backend, page }) => {
  await backend.setFault({ path: csrf, delayMs: 3000 })
  await page.goto('/account/authenticate/webauthn', { waitUntil: 'commit' })
  await expect(page.getByText('Daymark').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

for (const { who, visits, question } of [
  { who: 'a person who comes for the first time', visits: 0, question: csrf },
  { who: 'a person who was here before', visits: 1, question: session },
]) {
  test(`asks who is there before the app has loaded: ${who}`, async ({ page }) => {
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto('/account/login/code')
      await page.getByLabel('E-mail address').fill('anna@example.com')
      await page.getByRole('button', { name: 'Send code' }).click()
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
    // The text of a first visit is on the screen before.
    await expect.poll(() => order).toContain(question)
    expect(order.filter((path) => path === question)).toHaveLength(1)
  })
}

test('the sign-in page shows its text before any JavaScript has arrived', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('There is no password to remember.')).toBeVisible()
})

test('a page for signed-in people shows its frame, and nothing of the page, until it is known who is there', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/account/my')
  await expect(page.getByRole('row', { name: person.email })).toBeVisible()
  await backend.setFault({ path: session, delayMs: 3000 })
  const answered = page.waitForResponse((response) => response.url().endsWith(session))
  await page.reload({ waitUntil: 'commit' })
  const waiting = page.getByRole('status').filter({ hasText: 'Daymark' })
  await expect(waiting).toBeVisible()
  const skies = await waiting.evaluate((element) => {
    const images: string[] = []
    for (let part: Element | null = element; part; part = part.parentElement) {
      images.push(getComputedStyle(part).backgroundImage)
    }
    return images.filter((image) => image !== 'none')
  })
  expect(skies, 'the sky of visitors').toEqual([])
  await expect(page.getByText(person.email)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeHidden()
  await answered
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
})

test('the dashboard opens from what this device has kept, before the server has answered anything', async ({
  backend,
  page,
  person,
}) => {
  const done = { Read: { [dayFromNow(0)]: 'done' } } as const
  await openTodos({ backend, page, person }, ['Walk', 'Read'], done)
  await expect(status(page, 'Read', 'Done')).toBeChecked()
  await expect.poll(() => countKept(page)).toBeGreaterThanOrEqual(5)
  await page.goto('/account/my')
  await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
  await page.goto('/dashboard')
  await expect(status(page, 'Read', 'Done')).toBeChecked({ timeout: 9_000 })
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  await expect(page.getByText('Cannot reach the server')).toBeVisible({ timeout: 14_000 })
})

test('a person who is not signed in any more is asked to sign in, though the dashboard opened before that was known', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await expect.poll(() => countKept(page)).toBeGreaterThanOrEqual(5)
  await page.goto('/account/my')
  await context.clearCookies({ name: 'sessionid' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fdashboard/)
  await expect(page.getByText('Walk')).toHaveCount(0)
})
