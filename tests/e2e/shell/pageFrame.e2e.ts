import { holdRequests, todos } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { press } from '../../support/browser/keyboard.ts'

/** Where a title is on a phone, in pixels from the top: below the header, or below the way back to the page above. */
const first = 62
const belowWayBack = 110

const pages = [
  ['/modules', first],
  ['/modules/daily-todos/new', belowWayBack],
  ['/modules/daily-todos/999999', first],
  ['/account/my', first],
  ['/account/my/data', first],
  ['/account/my/passkeys/add', first],
] as const

test('titles are alike on all pages, pages that fit do not scroll, and the username is in sight', async ({
  page,
  person,
}) => {
  for (const [path, place] of pages) {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto(path)
    const title = page.getByRole('main').getByRole('heading', { level: 1, name: /^(?!Daymark$)/ })
    await expect(title).toBeVisible()
    const { top, size } = await title.evaluate((element) => ({
      top: Math.round(element.getBoundingClientRect().top),
      size: getComputedStyle(element).fontSize,
    }))
    expect({ path, top, size }).toEqual({ path, top: place, size: '32px' })

    await page.setViewportSize({ width: 768, height: 1400 })
    await expect(page.getByRole('button', { name: person.username })).toContainText(person.username)
    const name = page.getByRole('banner').getByText(person.username, { exact: true })
    expect((await name.boundingBox())?.width).toBeGreaterThan(40)
    const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect.poll(async () => ({ path, room: await room() })).toEqual({ path, room: 0 })
  }
})

test('the end of the sidebar is reached with keys, and a long page stays where it is', async ({
  backend,
  page,
  person,
}) => {
  const options = Array.from({ length: 20 }, (_, index) => `Task ${index + 1}`)
  await backend.seed(person.email, todos('Health', options))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard')
  await press(page, page.getByRole('button', { name: 'Account menu' }))
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a page under Settings that takes long shows its shape in place of the page before, which stays until then', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  const release = await holdRequests(page, 'GET', '**/assets/PageShape-*.js')
  await page.goto('/modules')
  const main = page.getByRole('main')
  await backend.setFault({ path: '/api/v1/daily-todo-options/', delayMs: 5_000, times: 2 })
  await main.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached()
  await expect(main.getByRole('heading', { name: 'Settings' })).toBeVisible()
  release()
  await expect(main.getByRole('heading', { name: 'Settings' })).toBeHidden()
  await expect(main.locator('span[aria-hidden=true]').first()).toBeVisible()
  await expect(main.getByRole('heading')).toHaveText('Loading…')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Health' })).toBeFocused()
})
