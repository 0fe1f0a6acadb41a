import type { Request } from '@playwright/test'
import { expect, expectAccessible, test, untilScriptIsThere } from '../../support/e2e.ts'
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

  await test.step('Ctrl + B toggles it', async () => {
    await page.keyboard.press('Control+b')
    await expect(open).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(close).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(open).toBeVisible()
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

test.describe('the list of modules', () => {
  test('shows neither placeholders nor a failure while it loads, and a way on when it fails', async ({
    backend,
    page,
    person,
  }) => {
    await backend.seed(person.email, { dailyTodos: [{ name: 'Health' }] })
    const path = '/api/v1/daily-todos-modules/'
    await backend.setFault({ path, method: 'GET', delayMs: 3_000, status: 500, times: 9 })
    await page.goto('/account/my')
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
    await expect(sidebar.getByText('Loading your lists…')).toBeAttached()
    await expect(sidebar.getByRole('link')).toHaveText(['Dashboard', 'History', 'Settings'])
    await page.getByRole('button', { name: 'Modules', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Loading your lists…'])
    await page.keyboard.press('Escape')
    const failure = sidebar.getByRole('button', { name: 'Not loaded. Try again' })
    await expect(failure).toBeVisible({ timeout: 40_000 })
    await expect(sidebar.getByRole('link')).toHaveText(['Dashboard', 'History', 'Settings'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Modules', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Your lists could not be loaded'])
    await page.keyboard.press('Escape')
    await backend.clearFaults()
    await failure.click()
    await expect(sidebar.getByRole('link', { name: 'Health' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

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
})

test.describe('on a device that has not kept the app yet', () => {
  test('without the server buttons stay, and menus open or take no more than their own place', async ({
    context,
    page,
    person,
  }) => {
    await page.goto('/account/my')
    const modules = page.getByRole('banner').getByRole('button', { name: 'Modules' })
    await expect(modules).toBeVisible()
    const account = page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('button', { name: 'Account menu' })
    await expect(account).toBeVisible()
    // What comes when the page is quiet has come, and is not missed.
    await untilScriptIsThere(page, 'menuItems')
    await context.setOffline(true)

    await test.step('a button whose tooltip cannot be fetched stays, and opens its menu', async () => {
      const isTooltip = (request: Request) => request.url().includes('Tooltip')
      const refused = page.waitForEvent('requestfailed', isTooltip)
      // A tooltip shows to a mouse that has moved before.
      await page.mouse.move(600, 400)
      await account.hover()
      await refused
      await account.click()
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(account).toBeFocused()
    })

    await test.step('a menu whose entries come when the page is quiet opens', async () => {
      await page.getByRole('button', { name: person.username }).click()
      await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
      await page.keyboard.press('Escape')
    })

    await test.step('one whose entries do not takes no more than its own place', async () => {
      await modules.click()
      await expect(
        page.getByText('Cannot reach the server. Try again.', { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
      await expectAccessible(page)
      await context.setOffline(false)
      // The page may load itself again once the server is back, and a press at that moment is lost.
      await expect(async () => {
        await modules.click()
        await expect(page.getByRole('menuitem', { name: 'Module 1' })).toBeVisible({
          timeout: 5_000,
        })
      }).toPass()
    })
  })
})
