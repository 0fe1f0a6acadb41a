import { countKept, dayFromNow, leaveWaiting, openTodos, status } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { untilAppIsKept } from '../support/keptApp.ts'

test.use({ serviceWorkers: 'allow' })

const waiting = 'Not sent yet'

test.beforeEach(async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  // The widgets, their options and the days around today.
  await expect.poll(() => countKept(page)).toBeGreaterThanOrEqual(5)
  await untilAppIsKept(page)
})

test('without a connection a reload opens what was read before, and a change made then is sent afterwards', async ({
  context,
  elsewhere,
  page,
  person,
}) => {
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Cannot reach the server')).toBeVisible()
  await expect(status(page, 'Read', 'Todo')).toBeChecked()
  await status(page, 'Walk', 'Done').click()
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await expect(status(page, 'Walk', 'Done')).toBeChecked()

  await context.setOffline(false)
  await expect(page.getByRole('listitem').getByText(waiting)).toBeHidden()
  await expect(page.getByText('Cannot reach the server')).toBeHidden()
  await elsewhere.goto('/dashboard')
  await expect(status(elsewhere, 'Walk', 'Done')).toBeChecked()
})

test('a session that ended meanwhile is noticed when the connection is back', async ({
  context,
  page,
}) => {
  await context.setOffline(true)
  await page.reload()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await context.clearCookies({ name: 'sessionid' })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fdashboard/)
})

test('after logging out a reload without a connection shows nothing of the person', async ({
  context,
  page,
}) => {
  await page.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Cannot reach Daymark' })).toBeVisible()
  await expect(page.getByText('Walk')).toBeHidden()
})

test('logging out asks before it loses a change that waits', async ({ backend, page, person }) => {
  await leaveWaiting({ backend, page })
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('One change has not been sent yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()

  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('logging out by its address asks as well, and names what waits', async ({ backend, page }) => {
  await leaveWaiting({ backend, page })
  await page.goto('/account/logout')
  await expect(page.getByText('One change has not been sent yet.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: dayFromNow(0) })).toContainText('Walk')
  await backend.clearFaults()
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page.getByRole('listitem').getByText(waiting)).toBeHidden()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
})
