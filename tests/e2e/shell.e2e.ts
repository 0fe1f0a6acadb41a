import { todos } from '../support/dashboard.ts'
import { expect, expectAccessible, newPerson, signInAs, test } from '../support/e2e.ts'
import { press } from '../support/keyboard.ts'

test.describe('the sidebar', () => {
  test('starts collapsed, and keeps being expanded for the next visit', async ({
    context,
    page,
    person: _person,
  }) => {
    await page.goto('/dashboard')
    const toggle = page.getByRole('button', { name: 'Open the sidebar' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(page.getByRole('button', { name: 'Close the sidebar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe('true')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Close the sidebar' })).toBeVisible()
  })

  test('is toggled by Ctrl + B', async ({ page, person }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Close the sidebar' })).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Open the sidebar' })).toBeVisible()
  })

  test('has an account menu with the notifications', async ({ page, person: _person }) => {
    await page.goto('/dashboard')
    // A page that still moves closes a menu.
    await expect(page.getByRole('form', { name: 'First steps' })).toBeVisible()
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
    await sidebar.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Notifications' }).click()
    const notifications = page.getByRole('dialog', { name: 'Notifications' })
    await expect(notifications.getByText('No notifications')).toBeVisible()
    await page.keyboard.press('Escape')
    await sidebar.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
    await expect(page).toHaveURL('/account/my')
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
    await expect(sidebar.getByText('Loading modules…')).toBeAttached()
    await expect(sidebar.getByRole('link')).toHaveText(['Dashboard', 'Settings'])
    await page.getByRole('button', { name: 'Modules', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Loading modules…'])
    await page.keyboard.press('Escape')
    const failure = sidebar.getByRole('button', { name: 'Not loaded. Try again' })
    await expect(failure).toBeVisible({ timeout: 40_000 })
    await expect(sidebar.getByRole('link')).toHaveText(['Dashboard', 'Settings'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Modules', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Modules could not be loaded'])
    await page.keyboard.press('Escape')
    await backend.clearFaults()
    await failure.click()
    await expect(sidebar.getByRole('link', { name: 'Health' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('the panel says who is signed in, and has the language menu', async ({ page, person }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    const panel = page.getByRole('dialog', { name: 'Sidebar' })
    await expect(panel.getByText(person.username, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    const dutchPanel = page.getByRole('dialog', { name: 'Zijbalk' })
    await expect(dutchPanel.getByRole('button', { name: 'Taal: Nederlands' })).toBeFocused()
    await expect(dutchPanel.getByText(person.username, { exact: true })).toBeVisible()
  })

  test('everything is reached through the sidebar, also the way out', async ({
    page,
    person: _person,
  }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open the sidebar' }).tap()
    const panel = page.getByRole('dialog', { name: 'Sidebar' })
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Settings' }).tap()
    await expect(page).toHaveURL('/modules')
    await expect(panel).toBeHidden()

    await page.getByRole('button', { name: 'Open the sidebar' }).tap()
    await panel.getByRole('button', { name: 'Account menu' }).tap()
    await page.getByRole('menuitem', { name: 'Account', exact: true }).tap()
    await expect(page).toHaveURL('/account/my')
    await expect(panel).toBeHidden()

    await page.getByRole('button', { name: 'Open the sidebar' }).tap()
    await panel.getByRole('button', { name: 'Account menu' }).tap()
    await page.getByRole('menuitem', { name: 'Log out' }).tap()
    await expect(page).toHaveURL('/account/authenticate/webauthn')
  })

  test('Escape closes the sidebar and gives the focus back', async ({ page, person: _person }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open the sidebar' }).tap()
    await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the sidebar' })).toBeFocused()
  })
})

test('each page has its own title, and a navigation moves the focus to its heading, without a frame', async ({
  backend,
  page,
  person,
}) => {
  // An empty dashboard begins in its form.
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
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

test('the first stop of the Tab key skips the navigation', async ({ page, person }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu of the person works with the keyboard alone', async ({ page, person }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: person.username }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/authenticate/webauthn')
})

test('Escape closes each menu and gives the focus back, also the first time', async ({
  page,
  person,
}) => {
  await page.goto('/dashboard')
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

test.describe('on a device that has not kept the app yet', () => {
  test('a menu that is opened for the first time without the server takes no more than its own place', async ({
    context,
    page,
    person,
  }) => {
    await page.goto('/dashboard')
    const button = page.getByRole('button', { name: person.username })
    await expect(button).toBeVisible()
    // What comes when the page is quiet has come, and is not missed.
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await context.setOffline(true)
    await button.click()
    await expect(
      page.getByText('Cannot reach the server. Try again.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    // The page may load itself again once the server is back, and a press at that moment is lost.
    await expect(async () => {
      await button.click()
      await expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible({
        timeout: 5_000,
      })
    }).toPass()
  })
})

test('the footer looks different for a signed-in person', async ({ backend, context, page }) => {
  const footer = page.getByRole('contentinfo')
  const background = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto('/account/authenticate/webauthn')
  await expect(footer).toContainText('Daymark')
  const anonymous = await background()
  await signInAs(context, backend, (await newPerson(backend)).email)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect.poll(background).not.toBe(anonymous)
})
