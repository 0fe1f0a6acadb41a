import type { Locator } from '@playwright/test'
import { todos } from '../support/dashboard.ts'
import { expect, expectAccessible, setLanguage, test } from '../support/e2e.ts'
import { tabTo } from '../support/keyboard.ts'

test('the header has a search that shows its keys and opens the palette', async ({
  page,
  person: _person,
}) => {
  await page.goto('/account/my')
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await expect(search.getByText('Ctrl K')).toBeVisible()
  await search.click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
})

test('header and sidebar lead to the same places', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Morning', ['Walk']))
  await page.goto('/account/my')
  const header = page.getByRole('banner')
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Morning' })).toBeVisible()
  const placesOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const inSidebar = await placesOf(sidebar.getByRole('link'))
  const inHeader = await placesOf(
    header.getByRole('navigation', { name: 'Main' }).getByRole('link'),
  )
  await header.getByRole('button', { name: 'Modules' }).click()
  await expect(page.getByRole('menuitem', { name: 'Morning' })).toBeVisible()
  const inMenu = await placesOf(page.getByRole('menuitem'))
  expect(new Set([...inHeader, ...inMenu])).toEqual(new Set(inSidebar))
  expect(inSidebar).toHaveLength(3)
  await page.keyboard.press('Escape')

  await header.getByRole('button', { name: person.username }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Log out'])
  await page.keyboard.press('Escape')
  await sidebar.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Notifications', 'Log out'])
})

test('a picture without room for its word shows it to the pointer and to the focus', async ({
  page,
  person: _person,
}) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto('/account/my')
  const settings = page.getByRole('banner').getByRole('link', { name: 'Settings' })
  const word = settings.getByText('Settings')
  const width = async () => (await word.boundingBox())?.width ?? 0
  await expect(settings).toBeVisible()
  await expect.poll(width).toBeLessThan(2)
  await settings.hover()
  await expect.poll(width).toBeGreaterThan(30)
  await page.mouse.move(400, 600)
  await expect.poll(width).toBeLessThan(2)
  await tabTo(page, settings)
  await expect.poll(width).toBeGreaterThan(30)
})

for (const [language, title] of [
  ['en-GB', 'Settings'],
  ['nl', 'Instellingen'],
] as const) {
  test(`an entry and the title of its page are the same word: ${title}`, async ({
    backend,
    context,
    page,
    person: _person,
  }) => {
    await setLanguage(context, backend, language)
    await page.goto('/dashboard')
    for (const name of ['Dashboard', title]) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
  })
}

test('the collapsed sidebar tells the lists of a person apart, and names each', async ({
  backend,
  page,
  person,
}) => {
  for (const name of ['Morning', 'Money']) await backend.seed(person.email, todos(name, ['Walk']))
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  const signs = [
    sidebar.getByRole('link', { name: 'Morning' }),
    sidebar.getByRole('link', { name: 'Money' }),
  ].map((link) => link.locator('[aria-hidden=true]:visible').innerText())
  expect(new Set(await Promise.all(signs)).size).toBe(2)
  await page.mouse.move(400, 400)
  await sidebar.getByRole('link', { name: 'Money' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Money')
})

test('language and theme are chosen in the sidebar as well', async ({ page, person: _person }) => {
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation')
  await sidebar.getByRole('button', { name: 'Theme: Auto' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(sidebar.getByRole('button', { name: 'Theme: Dark' })).toBeFocused()
  await sidebar.last().getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('what is needed most is in reach of a thumb', async ({ backend, page, person }) => {
    const { dailyTodos } = await backend.seed(person.email, todos('Morning', ['Walk']))
    await page.goto('/dashboard')
    const bar = page.getByRole('navigation', { name: 'Bottom bar' })
    await expect(bar.locator('a, button')).toHaveText(['Dashboard', 'Add', 'Settings', 'Account'])
    for (const entry of await bar.locator('a, button').all()) {
      const { width = 0, height = 0, y = 0 } = (await entry.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(y).toBeGreaterThan(740 - 60)
    }
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(57)
    await expectAccessible(page)

    await bar.getByRole('button', { name: 'Add' }).tap()
    // It is fetched first, and then finds its place.
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page
      .getByRole('group', { name: 'Add to' })
      .getByRole('menuitem', { name: 'Morning' })
      .tap()
    await expect(page).toHaveURL(`/modules/daily-todos/${dailyTodos[0]?.id}/options/new`)
    await bar.getByRole('button', { name: 'Add' }).tap()
    await page.getByRole('menuitem', { name: 'Inspiration' }).tap()
    await expect(page).toHaveURL('/modules/inspiration/new')
    await bar.getByRole('button', { name: 'Settings' }).tap()
    await page.getByRole('menuitem', { name: 'Morning' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
    await bar.getByRole('link', { name: 'Account' }).tap()
    await expect(page).toHaveURL('/account/my')
  })

  test('the bar covers neither the end of the page nor what has the focus', async ({
    backend,
    page,
    person,
  }) => {
    const options = Array.from({ length: 9 }, (_, index) => `Option ${index + 1}`)
    const { dailyTodos } = await backend.seed(person.email, todos('Morning', options))
    await page.goto(`/modules/daily-todos/${dailyTodos[0]?.id}`)
    const bar = page.getByRole('navigation', { name: 'Bottom bar' })
    await expect(bar).toBeVisible()
    const { y: edge = 0 } = (await bar.boundingBox()) ?? {}
    const isCovered = () =>
      page.evaluate((top) => {
        const { activeElement } = document
        const box = activeElement?.getBoundingClientRect()
        const isInPage = activeElement?.closest('main, footer')
        return Boolean(isInPage && box && box.bottom > top)
      }, edge)
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await isCovered()).toBe(false)
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(edge + 1)
  })
})

test('there is no bar at the end of a wide window', async ({ page, person: _person }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toHaveCount(0)
})
