import type { Request } from '@playwright/test'
import { expect, expectAccessible, test, untilScriptIsThere } from '../../support/e2e.ts'

test('the list of modules shows neither placeholders nor a failure while it loads, and a way on when it fails', async ({
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

test('on a device that has not kept the app yet, without the server buttons stay, and menus open or take no more than their own place', async ({
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
