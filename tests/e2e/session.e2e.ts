import { countKept, dayFromNow, openTodos, status } from '../support/dashboard.ts'
import { expect, expectAccessible, newPerson, signInAs, test } from '../support/e2e.ts'

const session = '/_allauth/browser/v1/auth/session'
const csrf = '/api/v1/csrf/'
const anyCall = String.raw`/^\/(api|_allauth)\//`

test('a server that is down at the start is an error with a retry, not an endless wait', async ({
  backend,
  page,
}) => {
  await backend.setFault({ path: anyCall, drop: 'before', times: 50 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Cannot reach Daymark' })).toBeVisible()
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a server in trouble at the start is the same', async ({ backend, page }) => {
  await backend.setFault({ path: anyCall, status: 500, body: '<h1>Server Error</h1>', times: 50 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Cannot reach Daymark' })).toBeVisible()
})

for (const { who, visits } of [
  { who: 'a person who comes for the first time', visits: 0 },
  { who: 'a person who was here before', visits: 1 },
]) {
  test(`a server that takes the first question and never answers is an error with a retry after 10 seconds: ${who}`, async ({
    backend,
    page,
  }) => {
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto('/account/logout')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    }
    await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
    await page.goto('/account/signup/passkey')
    const unreachable = page.getByRole('heading', { name: 'Cannot reach Daymark' })
    await expect(unreachable).toBeVisible({ timeout: 14_000 })
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  })
}

for (const path of ['/account/my', '/modules']) {
  test(`a person who returns to ${path} hears after 10 seconds that the server never answers`, async ({
    backend,
    page,
    person: _person,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
    await page.reload()
    const unreachable = page.getByRole('heading', { name: 'Cannot reach Daymark' })
    await expect(unreachable).toBeVisible({ timeout: 14_000 })
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
}

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

test('signing in as another person shows nothing of the previous one', async ({
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

test('what one person was typing is neither shown to nor saved for the person who logs in in another tab', async ({
  backend,
  context,
  page,
  person: _person,
}) => {
  const address = '/modules/daily-todos/new'
  const other = await newPerson(backend)
  await page.clock.install()
  await page.goto(address)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.pressSequentially('Private')
  await signInAs(context, backend, other.email)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('button', { name: other.username })).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))

  await expect(page.getByRole('button', { name: other.username })).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(name).toHaveValue('')
  await name.fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
})

test('a page that has not heard of another log-in saves nothing there, and keeps what was typed', async ({
  backend,
  context,
  page,
  person: _person,
}) => {
  const other = await newPerson(backend)
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') changes.push(new URL(request.url()).pathname)
  })
  await page.goto('/modules/daily-todos/new')
  const name = page.getByRole('textbox', { name: 'Name' })
  const save = page.getByRole('button', { name: 'Save' })
  const refusal = page.getByText('Another account is now logged in in this browser')
  await name.fill('Private')
  // Only the server knows.
  await signInAs(context, backend, other.email)
  await save.click()
  await expect(refusal).toBeVisible()
  await expect(name).toHaveValue('Private')
  expect(changes).toEqual(['/api/v1/daily-todos-modules/'])

  // Now this browser knows too.
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('button', { name: other.username })).toBeVisible()
  await save.click()
  await otherTab.goto('/modules')
  await expect(otherTab.getByRole('table').first()).toBeVisible()
  await expect(otherTab.getByText('Private')).toHaveCount(0)
  await expect(refusal).toBeVisible()
  await expect(name).toHaveValue('Private')
  expect(changes).toHaveLength(1)
})

test('a page of another site that leads to the log-out ends nothing before the person agrees', async ({
  backend,
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The same machine under another name is another site.
  await page.goto(`${backend.origin.replace('localhost', '127.0.0.1')}/health/`)
  await page.evaluate((url) => location.assign(url), `${backend.origin}/account/logout`)
  await expect(page.getByText('Another website sent you here')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/account/logout?ask=true')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
