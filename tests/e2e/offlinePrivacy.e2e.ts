import {
  choose,
  contentRequests,
  countKept,
  leaveWaiting,
  openTodos,
  status,
  todos,
} from '../support/dashboard.ts'
import { expect, newPerson, signInAs, test } from '../support/e2e.ts'
import { untilAppIsKept } from '../support/keptApp.ts'

test.use({ serviceWorkers: 'allow' })

for (const [when, delayMs] of [
  ['known at once', 0],
  ['known late', 1_500],
] as const) {
  test(`what waits is not sent in the session of another person, which is ${when}, and waits for its own`, async ({
    backend,
    context,
    page,
    person,
  }) => {
    await openTodos({ backend, page, person })
    await leaveWaiting({ backend, page })
    await page.goto('about:blank')

    const other = await newPerson(backend)
    await backend.seed(other.email, todos('Garden', ['Weed']))
    await signInAs(context, backend, other.email)
    await backend.setFault({ path: '/_allauth/browser/v1/auth/session', delayMs })
    const requests = contentRequests(page)
    await page.goto('/dashboard')
    const name = other.email.slice(0, other.email.indexOf('@'))
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
    await expect(status(page, 'Weed', 'Todo')).toBeChecked()
    await expect(page.getByText('Walk')).toBeHidden()

    expect(requests.filter((request) => request.startsWith('P'))).toEqual([])

    await backend.clearFaults()
    await signInAs(context, backend, person.email)
    await page.goto('/dashboard')
    await expect.poll(() => requests.filter((request) => request.startsWith('P'))).toHaveLength(1)
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })
}

test('logging out leaves nothing of the person behind', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person })
  await choose(page, 'Walk', 'Done')
  await expect.poll(() => countKept(page)).toBeGreaterThan(0)
  await page.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => countKept(page)).toBe(0)
})

test('the service worker keeps the app, and nothing of the person', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await untilAppIsKept(page)
  await page.reload()
  await choose(page, 'Walk', 'Done')
  await page.goto('/account/my')
  await expect(page.getByRole('row', { name: person.email })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  const isOfApp = (path: string) => ['/', '/mark.svg'].includes(path) || path.startsWith('/assets/')
  expect(kept).toContain('/')
  expect(kept.filter((path) => !isOfApp(path))).toEqual([])
})

test('when a session has ended on the server, what was read goes from this device as soon as it learns of it', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await expect.poll(() => countKept(page)).toBeGreaterThan(0)
  await context.clearCookies({ name: 'sessionid' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => countKept(page)).toBe(0)
})

test('a change that waits outlives the end of the session, and what was read does not', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await leaveWaiting({ backend, page })
  await context.clearCookies({ name: 'sessionid' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => countKept(page)).toBe(1)

  await backend.clearFaults()
  await signInAs(context, backend, person.email)
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByRole('listitem').getByText('Not sent yet')).toBeHidden()
})
