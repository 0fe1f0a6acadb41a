import { countPersisted } from '../../support/browser/kept.ts'
import { dayFromNow, openTodos, status } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

const signIn = '/account/authenticate/webauthn'
const session = '/_allauth/browser/v1/auth/session'
const csrf = '/api/v1/csrf/'
const anyCall = String.raw`/^\/(api|_allauth)\//`

test('the sign-in page shows its text at once, and asks who is there before the app has loaded', async ({
  backend,
  context,
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Log in' })
  const logIn = page.getByRole('button', { name: 'Log in with a passkey' })
  const order: string[] = []
  page.on('request', (request) => order.push(new URL(request.url()).pathname))
  /** Opens the page again while no script comes before a question was asked. */
  const openAfter = async (question: string) => {
    order.length = 0
    await page.route('**/*.js', async (route) => {
      await expect.poll(() => order).toContain(question)
      await route.continue()
    })
    await page.goto(signIn)
    await expect(logIn).toBeVisible()
    // The text of a first visit is on the screen before.
    await expect.poll(() => order).toContain(question)
    expect(order.filter((path) => path === question)).toHaveLength(1)
    await page.unroute('**/*.js')
  }

  await test.step('its frame is there before the server answers', async () => {
    await backend.setFault({ path: csrf, delayMs: 3_000 })
    await page.goto(signIn, { waitUntil: 'commit' })
    await expect(page.getByText('Daymark').first()).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(page.getByText('There is no password to remember.')).toBeVisible()
    await page.goto('about:blank')
    await backend.clearFaults()
    await context.clearCookies()
  })

  await test.step('a first visit asks for the token', () => openAfter(csrf))

  await test.step('a person who was here before is asked for', async () => {
    await page.getByRole('link', { name: /code by e-mail/ }).click()
    await page.getByLabel('E-mail address').fill('anna@example.com')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(heading).toBeVisible()
    await openAfter(session)
  })
})

test('a page for signed-in people asks who is there, and shows only its frame until that is known', async ({
  backend,
  page,
  person,
}) => {
  await test.step('the first question carries the CSRF token, and its answer is announced', async () => {
    await page.addInitScript(() => {
      const heard = ((globalThis as unknown as { heard: number[] }).heard = [])
      document.addEventListener('allauth.auth.change', (event) => {
        heard.push((event as CustomEvent<{ status: number }>).detail.status as never)
      })
    })
    const asked = page.waitForRequest((request) => request.url().endsWith(session))
    await page.goto('/account/my')
    expect((await asked).headers()['x-csrftoken']).toMatch(/\w+/)
    await expect(page.getByRole('row', { name: person.email })).toBeVisible()
    expect(await page.evaluate('heard')).toEqual([200])
  })

  await test.step('the frame shows nothing of the page', async () => {
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
})

test('the dashboard opens from what this device has kept, until the server says that the session is over', async ({
  backend,
  context,
  page,
  person,
}) => {
  const done = { Read: { [dayFromNow(0)]: 'done' } } as const
  await openTodos({ backend, page, person }, ['Walk', 'Read'], done)
  await expect(status(page, 'Read', 'Done')).toBeChecked()
  await expect.poll(() => countPersisted(page)).toBeGreaterThanOrEqual(5)
  await page.goto('/account/my')

  await test.step('it opens before the server has answered anything', async () => {
    await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
    await page.goto('/dashboard')
    await expect(status(page, 'Read', 'Done')).toBeChecked({ timeout: 9_000 })
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    await expect(page.getByText('Cannot reach the server')).toBeVisible({ timeout: 14_000 })
    await backend.clearFaults()
  })

  await test.step('a person who is not signed in any more is asked to sign in', async () => {
    await context.clearCookies({ name: 'sessionid' })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/next=%2Fdashboard/)
    await expect(page.getByText('Walk')).toHaveCount(0)
  })
})
