import { expect, test } from '../../support/e2e.ts'
import { press } from '../../support/browser/keyboard.ts'

test('the sidebar stays as it is for the next visit, and a person goes around with the keyboard alone, and out', async ({
  context,
  page,
  person,
}) => {
  await page.goto('/dashboard')
  const open = page.getByRole('button', { name: 'Open the sidebar' })
  const close = page.getByRole('button', { name: 'Close the sidebar' })
  await test.step('the sidebar starts collapsed', () =>
    expect(open).toHaveAttribute('aria-expanded', 'false'))

  await test.step('a screen reader is told the keys of the sidebar and of the search', async () => {
    await expect(open).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B')
    const search = page.getByRole('button', { name: 'Search', exact: true })
    await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  })

  await test.step('there is no bar at the end of a wide window', async () => {
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toHaveCount(0)
  })

  await test.step('being expanded is kept for a week', async () => {
    await open.click()
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    await expect.poll(async () => (await kept())?.value).toBe('true')
    const cookie = await kept()
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    await page.reload()
    await expect(close).toBeVisible()
  })

  await test.step('the first stop of the Tab key skips the navigation', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('each page has its own title, and a navigation moves the focus to its heading, without a frame', async () => {
    await expect(page).toHaveTitle('Dashboard · Daymark')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Settings' })
      .press('Enter')
    await expect(page).toHaveTitle('Settings · Daymark')
    const heading = page.getByRole('heading', { level: 1, name: 'Settings' })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
    await page.goBack()
    await expect(page).toHaveTitle('Dashboard · Daymark')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('Escape closes each menu and gives the focus back, also the first time', async () => {
    for (const name of ['Modules', 'Language', person.username, 'Account menu']) {
      const trigger = page.getByRole('button', { name }).first()
      for (const _time of ['first', 'second']) {
        await press(page, trigger)
        await expect(page.getByRole('menu')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(trigger).toBeFocused()
      }
    }
  })

  const footer = page.getByRole('contentinfo')
  const ground = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor)
  const signedIn = await ground()
  await test.step('the menu of the person works', async () => {
    await page.getByRole('button', { name: person.username }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account/authenticate/webauthn')
  })

  await test.step('the footer looks different for a visitor', async () => {
    await expect(footer).toContainText('Daymark')
    await expect.poll(ground).not.toBe(signedIn)
  })
})
