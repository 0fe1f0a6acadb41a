import { todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

test('everything is reached through the sidebar, also the language and the way out', async ({
  page,
  person,
}) => {
  await page.goto('/dashboard')
  const open = page.getByRole('button', { name: 'Open the sidebar' })
  const panel = page.getByRole('dialog', { name: 'Sidebar' })

  await test.step('the panel says who is signed in, and Escape closes it and gives the focus back', async () => {
    await open.tap()
    await expect(panel.getByText(person.username, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(open).toBeFocused()
  })

  await test.step('it leads to the settings and to the account, and closes', async () => {
    await open.tap()
    await panel.getByRole('link', { name: 'Settings' }).tap()
    await expect(page).toHaveURL('/modules')
    await expect(panel).toBeHidden()

    await open.tap()
    await panel.getByRole('button', { name: 'Account menu' }).tap()
    await page.getByRole('menuitem', { name: 'Account', exact: true }).tap()
    await expect(page).toHaveURL('/account/my')
    await expect(panel).toBeHidden()
  })

  const dutchPanel = page.getByRole('dialog', { name: 'Zijbalk' })
  await test.step('it has the language menu, and stays open while the language changes', async () => {
    await open.tap()
    await panel.getByRole('button', { name: 'Language: English' }).tap()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).tap()
    await expect(dutchPanel.getByRole('button', { name: 'Taal: Nederlands' })).toBeFocused()
    await expect(dutchPanel.getByText(person.username, { exact: true })).toBeVisible()
  })

  await test.step('it leads out', async () => {
    await dutchPanel.getByRole('button', { name: 'Accountmenu' }).tap()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).tap()
    await expect(page).toHaveURL('/account/authenticate/webauthn')
  })
})

test('what is needed most is in reach of a thumb, and the bar covers nothing', async ({
  backend,
  page,
  person,
}) => {
  const options = Array.from({ length: 9 }, (_, index) => `Option ${index + 1}`)
  const { dailyTodos } = await backend.seed(person.email, todos('Morning', options))
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await expect(bar.locator('a, button')).toHaveText([
    'Dashboard',
    'History',
    'Add',
    'Lists',
    'Account',
  ])
  for (const entry of await bar.locator('a, button').all()) {
    const { width = 0, height = 0, y = 0 } = (await entry.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(y).toBeGreaterThan(740 - 60)
  }
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(57)
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Add' }).tap()
  // It is fetched first, and then finds its place.
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Add to' }).getByRole('menuitem', { name: 'Morning' }).tap()
  await expect(page).toHaveURL(`/modules/daily-todos/${dailyTodos[0]?.id}/options/new`)
  await bar.getByRole('button', { name: 'Add' }).tap()
  await page.getByRole('menuitem', { name: 'New list of thoughts' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Lists' }).tap()
  await expect(page).toHaveURL('/modules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists & preferences')
  await bar.getByRole('link', { name: 'History' }).tap()
  await expect(page).toHaveURL('/history')
  await bar.getByRole('link', { name: 'Lists' }).tap()
  await page.getByRole('rowheader', { name: 'Morning' }).getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()

  await test.step('the bar covers neither the end of the page nor what has the focus', async () => {
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

  await bar.getByRole('link', { name: 'Account' }).tap()
  await expect(page).toHaveURL('/account/my')
})
