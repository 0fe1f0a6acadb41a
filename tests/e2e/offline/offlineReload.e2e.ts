import type { Page } from '@playwright/test'
import {
  choose,
  dateFromNow,
  itemsPath,
  leaveWaiting,
  notSent,
  openTodos,
  status,
} from '../../support/pages/dashboard.ts'
import { openHistory, past, row } from '../../support/pages/history.ts'
import { todoName } from '../../support/pages/menus.ts'
import {
  countPersisted,
  isHistoryPersisted,
  untilPreferencesAgreed,
} from '../../support/browser/kept.ts'
import { untilPrecached } from '../../support/browser/precache.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ backend, page, person }) => {
  const days = past(2, () => 'done')
  await openTodos({ backend, page, person }, ['Walk', 'Read'], { Walk: days, Read: days })
  // The widgets, their options and the days around today.
  await expect.poll(() => countPersisted(page)).toBeGreaterThanOrEqual(5)
  await untilPrecached(page)
})

test('without a connection a reload opens what was read before, and with it everything is checked', async ({
  context,
  elsewhere,
  page,
  person,
}) => {
  const openMenu = (device: Page) => todoName(device, 'Read').click()
  const note = (device: Page) => device.getByRole('menuitem', { name: 'Edit note…' })
  await context.setOffline(true)
  await test.step('a note is written', async () => {
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Add a note…' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('In the rain')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await page.reload()

  await test.step('what was read before is there, and a change waits', async () => {
    await expect(page.getByText('Cannot reach the server')).toBeVisible()
    await expect(status(page, 'Read', 'Todo')).toBeChecked()
    await status(page, 'Walk', 'Done').click()
    // The note of the other one waits, too.
    await expect(notSent(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/')
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })

  await test.step('the note waits over a reload', async () => {
    await openMenu(page)
    await expect(note(page)).toContainText('In the rain')
    await page.keyboard.press('Escape')
  })

  await test.step('the change and the note are sent with the connection', async () => {
    await context.setOffline(false)
    await expect(notSent(page)).toHaveCount(0)
    await expect(page.getByText('Cannot reach the server')).toBeHidden()
    await elsewhere.goto('/dashboard')
    await expect(status(elsewhere, 'Walk', 'Done')).toBeChecked()
    await expect(status(elsewhere, 'Read', 'Todo')).toBeChecked()
    await openMenu(elsewhere)
    await expect(note(elsewhere)).toContainText('In the rain')
  })

  await test.step('the history shows what was kept, and says so', async () => {
    await openHistory(page)
    const read = 'Read, 2 of 2 days, current streak 2 days, longest streak 2 days'
    await expect(row(page, 'Read')).toHaveAccessibleName(read)
    await expect.poll(() => isHistoryPersisted(page)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('You are offline. You can see the days')
    await expect(row(page, 'Read')).toHaveAccessibleName(read)
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(row(page, 'Read')).toHaveAccessibleName(read)
    await page.goto('/dashboard')
    await expect(status(page, 'Read', 'Todo')).toBeChecked()
  })

  await test.step('a session that ended meanwhile is noticed when the connection is back', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(status(page, 'Read', 'Todo')).toBeChecked()
    await context.clearCookies({ name: 'sessionid' })
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/next=%2Fdashboard/)
  })
})

test('this device keeps the app, and logging out asks before it loses a change that waits, and leaves nothing behind', async ({
  backend,
  context,
  page,
  person,
}) => {
  const mark = notSent(page)
  const stay = page.getByRole('link', { name: 'Stay logged in' })
  const logOut = async () => {
    await page.getByRole('button', { name: person.username }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByText('One change has not been sent yet.')).toBeVisible()
  }
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
    await page.goto('/dashboard')
  })

  await test.step('the menu asks, and a person can stay', async () => {
    await leaveWaiting({ backend, page })
    await logOut()
    await expectAccessible(page)
    await stay.click()
    await expect(mark).toBeVisible()
  })

  await test.step('the address asks as well, names what waits, and loses nothing', async () => {
    await page.goto('/account/logout')
    await expect(page.getByText('One change has not been sent yet.')).toBeVisible()
    const change = page.getByRole('listitem').filter({ hasText: dateFromNow(0) })
    await expect(change).toContainText('Walk')
    await backend.clearFaults()
    await stay.click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(mark).toBeHidden()
  })

  await test.step('a person can log out anyway', async () => {
    await backend.setFault({ path: itemsPath, drop: 'before', times: 1_000 })
    await choose(page, 'Read', 'Done')
    await expect(mark).toBeVisible()
    await untilPreferencesAgreed(page)
    expect(await countPersisted(page)).toBeGreaterThan(0)
    await logOut()
    await page.getByRole('button', { name: 'Log out anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => countPersisted(page)).toBe(0)
  })

  await test.step('after that a reload without a connection shows nothing of the person', async () => {
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Cannot reach Daymark' })).toBeVisible()
    await expect(page.getByText('Walk')).toBeHidden()
  })
})
