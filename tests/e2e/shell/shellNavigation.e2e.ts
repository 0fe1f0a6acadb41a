import type { Locator } from '@playwright/test'
import { todos } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { tabTo } from '../../support/browser/keyboard.ts'

test('header and sidebar lead to the same places, and name them in little room', async ({
  backend,
  page,
  person,
}) => {
  for (const name of ['Morning', 'Money']) await backend.seed(person.email, todos(name, ['Walk']))
  await page.goto('/account/my')
  const header = page.getByRole('banner')
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  const search = header.getByRole('button', { name: 'Search', exact: true })

  await test.step('the search shows its keys and opens the palette', async () => {
    await expect(search.getByText('Ctrl K')).toBeVisible()
    await search.click()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
  })

  await test.step('header and sidebar lead to the same places', async () => {
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
    expect(inSidebar).toHaveLength(5)
    await page.keyboard.press('Escape')
  })

  await test.step('both have the entries of the person', async () => {
    await header.getByRole('button', { name: person.username }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Log out'])
    await page.keyboard.press('Escape')
    await sidebar.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Notifications', 'Log out'])
    await page.keyboard.press('Escape')
  })

  await test.step('the collapsed sidebar tells the lists apart, and names each', async () => {
    const signs = ['Morning', 'Money'].map((name) =>
      sidebar.getByRole('link', { name }).locator('[aria-hidden=true]:visible').innerText(),
    )
    expect(new Set(await Promise.all(signs)).size).toBe(2)
    await page.mouse.move(400, 400)
    await sidebar.getByRole('link', { name: 'Money' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Money')
    await page.mouse.move(400, 600)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  await test.step('a picture without room for its word shows it to the pointer and to the focus', async () => {
    await page.setViewportSize({ width: 800, height: 800 })
    const settings = header.getByRole('link', { name: 'Settings' })
    const width = async () => (await settings.getByText('Settings').boundingBox())?.width ?? 0
    await expect.poll(width).toBeLessThan(2)
    await settings.hover()
    await expect.poll(width).toBeGreaterThan(30)
    await page.mouse.move(400, 600)
    await expect.poll(width).toBeLessThan(2)
    await tabTo(page, settings)
    await expect.poll(width).toBeGreaterThan(30)
  })

  await test.step('a phone has the search in its header', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    await header.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('dash')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('the sidebar has the notifications, the account, the theme and the language of a person', async ({
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  // A page that still moves closes a menu.
  await expect(page.getByRole('form', { name: 'First steps' })).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  const html = page.locator('html')
  const expectTitles = async (names: string[]) => {
    for (const name of names) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
  }

  await test.step('the account menu has the notifications and the account', async () => {
    const notifications = page.getByRole('dialog', { name: 'Notifications' })
    await sidebar.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Notifications' }).click()
    await expect(notifications.getByText('No notifications')).toBeVisible()
    await page.keyboard.press('Escape')
    await sidebar.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
    await expect(page).toHaveURL('/account/my')
  })

  await test.step('an entry and the title of its page are the same word', () =>
    expectTitles(['Settings']))

  await test.step('the theme is chosen in the sidebar as well', async () => {
    await sidebar.getByRole('button', { name: 'Theme: Auto' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(sidebar.getByRole('button', { name: 'Theme: Dark' })).toBeFocused()
  })

  await test.step('the language is chosen in the sidebar as well', async () => {
    await sidebar.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await expect(html).toHaveAttribute('lang', 'nl')
  })

  await test.step('an entry and the title of its page are the same word in Dutch', () =>
    expectTitles(['Instellingen']))
})
