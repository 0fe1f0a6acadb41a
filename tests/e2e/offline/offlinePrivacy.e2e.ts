import type { Page } from '@playwright/test'
import {
  choose,
  contentRequests,
  countPersisted,
  leaveWaiting,
  openTodos,
  status,
  todos,
} from '../../support/pages/dashboard.ts'
import { expect, newPerson, signInAs, test } from '../../support/e2e.ts'
import { untilPrecached } from '../../support/browser/precache.ts'

test.use({ serviceWorkers: 'allow' })

const isChange = (request: string) => request.startsWith('P')

/** Waits until this device has recorded what the server has of the person's preferences. */
const untilPreferencesAgreed = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('/preferences')))

test('what waits is not sent in the session of another person, and waits for its own', async ({
  backend,
  context,
  page,
  person,
}) => {
  // The third keeps the list from being done, and folded.
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Rest'])
  const other = await newPerson(backend)
  await backend.seed(other.email, todos('Garden', ['Weed']))
  const path = '/api/v1/daily-todo-items/'
  for (const { option, when, delayMs } of [
    { option: 'Walk', when: 'at once', delayMs: 0 },
    { option: 'Read', when: 'late', delayMs: 1_500 },
  ]) {
    await test.step(`the other session is known ${when}`, async () => {
      await backend.setFault({ method: 'POST', path, drop: 'before', times: 1_000 })
      await choose(page, option, 'Done')
      await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toBeVisible()
      await page.goto('about:blank')

      await signInAs(context, backend, other.email)
      await backend.setFault({ path: '/_allauth/browser/v1/auth/session', delayMs })
      const requests = contentRequests(page)
      await page.goto('/dashboard')
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('button', { name: other.username })).toBeVisible()
      await expect(status(page, 'Weed', 'Todo')).toBeChecked()
      await expect(page.getByText(option)).toBeHidden()
      expect(requests.filter(isChange)).toEqual([])

      await backend.clearFaults()
      await signInAs(context, backend, person.email)
      await page.goto('/dashboard')
      await expect.poll(() => requests.filter(isChange)).toHaveLength(1)
      await expect(status(page, option, 'Done')).toBeChecked()
      await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toBeHidden()
    })
  }
})

test('this device keeps the app, and after a log-out nothing of the person', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await untilPrecached(page)
  await page.reload()
  await choose(page, 'Walk', 'Done')
  await expect.poll(() => countPersisted(page)).toBeGreaterThan(0)
  await untilPreferencesAgreed(page)

  await test.step('the service worker keeps the app, and nothing of the person', async () => {
    await page.goto('/account/my')
    await expect(page.getByRole('row', { name: person.email })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    const isOfApp = (path: string) =>
      ['/', '/icon.png'].includes(path) || path.startsWith('/assets/')
    expect(kept).toContain('/')
    expect(kept.filter((path) => !isOfApp(path))).toEqual([])
  })

  await test.step('logging out leaves nothing of the person behind', async () => {
    expect(await countPersisted(page)).toBeGreaterThan(0)
    await page.goto('/account/logout')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => countPersisted(page)).toBe(0)
  })
})

test('a change that waits outlives the end of the session, and what was read does not', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await leaveWaiting({ backend, page })
  await untilPreferencesAgreed(page)
  await context.clearCookies({ name: 'sessionid' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // The change, and what the server had of the preferences.
  await expect.poll(() => countPersisted(page)).toBe(2)

  await backend.clearFaults()
  await signInAs(context, backend, person.email)
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toBeHidden()
})
