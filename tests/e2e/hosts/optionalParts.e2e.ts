import type { Page } from '@playwright/test'
import { features } from '@daymark/api/schemas'
import { dayFromNow, openTodos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { beginToBringIn, expectBroughtIn } from '../../support/pages/takeout.ts'

/** Puts a backend of the base contract before the app: its dashboard names no optional parts. Returns what else it is asked for. */
async function serveBaseContract(page: Page): Promise<string[]> {
  const optional: string[] = []
  await page.route('**/api/v1/widgets/', async (route) => {
    const response = await route.fetch()
    const { features: named, ...base } = (await response.json()) as { features?: string[] }
    expect(named).toEqual([...features])
    await route.fulfill({ response, json: base })
  })
  await page.route(/\/api\/v1\/(preferences|push-subscriptions)\/$/, async (route) => {
    optional.push(route.request().method())
    await route.fulfill({ status: 404, body: '' })
  })
  return optional
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('with a backend of the base contract nothing optional is offered, and nothing of it is sent', async ({
  backend,
  page,
  person,
}) => {
  const optional = await serveBaseContract(page)
  await openTodos({ backend, page, person }, ['Read', 'Walk'])
  const openMenu = (todo: string) => page.getByRole('button', { name: todo, exact: true }).click()
  await test.step('the order of to-dos is kept on the device', async () => {
    await openMenu('Walk')
    await page.getByRole('menuitem', { name: 'Reorder to-dos…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('This device keeps the order until you log out.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Move Walk up' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(widget(page, 'Health').getByRole('listitem').first()).toContainText('Walk')
  })
  await test.step('a list reminds by a calendar file only', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Remind me…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Save the file' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remind me' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('a to-do has no notes, no other days than every one, and no archive', async () => {
    await openMenu('Walk')
    await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /note|When it is due…|Archive/ })).toHaveCount(
      0,
    )
    await page.keyboard.press('Escape')
  })
  await test.step('a to-do that is renamed is sent whole', async () => {
    await openMenu('Walk')
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Stroll')
    const sent = page.waitForRequest((request) => !['GET', 'HEAD'].includes(request.method()))
    await page.keyboard.press('Enter')
    expect((await sent).method()).toBe('PUT')
    expect((await sent).postDataJSON()).toEqual({ name: 'Stroll', text: 'About Walk' })
    await expect(page.getByRole('button', { name: 'Stroll', exact: true })).toBeVisible()
    await openMenu('Stroll')
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Walk')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Walk', exact: true })).toBeVisible()
  })
  await test.step('a to-do can be deleted, and not archived instead', async () => {
    await openMenu('Walk')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Walk', exact: true })
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(dialog).not.toContainText('Archive')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('what is typed for a new to-do is its name', async () => {
    const field = widget(page, 'Health').getByRole('textbox', { name: 'Add a to-do' })
    await field.fill('Gym 3x')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await field.press('Enter')
    expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['module', 'name', 'text'])
    await expect(page.getByRole('button', { name: 'Gym 3x', exact: true })).toBeVisible()
  })
  await test.step('and so is when a day begins', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByText('on this device until you log out')).toBeVisible()
    await page.getByLabel('A day begins').selectOption('At 04:00 where I am')
  })
  await test.step('the next visit shows both, and the backend was asked for nothing else', async () => {
    await page.goto('/dashboard')
    await expect(widget(page, 'Health').getByRole('listitem').first()).toContainText('Walk')
    // This part would read the preferences. It loads when the page is quiet.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/QuietParts-')),
    )
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-4')
    expect(optional).toEqual([])
  })
})

test('a backend of the base contract gets nothing optional of a file', async ({
  page,
  person: _person,
}) => {
  await serveBaseContract(page)
  const sent: object[] = []
  page.on('request', (request) => {
    const isContent = request.url().includes('/daily-todo-')
    if (isContent && request.method() === 'POST') sent.push(request.postDataJSON() as object)
  })
  const [today, yesterday] = [dayFromNow(0), dayFromNow(-1)]
  const walk = {
    name: 'Walk',
    text: 'Walk',
    days: { [today]: 'done' },
    notes: { [today]: 'In the rain', [yesterday]: 'Too hot' },
    schedules: [{ from: '1970-01-01', schedule: { weekdays: [1, 3, 5] } }],
    archived: [{ from: yesterday, until: today }],
  }
  const modules = [{ kind: 'dailyTodos', name: 'Health', widgets: ['Health'], options: [walk] }]
  await beginToBringIn(page, 'own.json', JSON.stringify({ format: 'daymark', version: 1, modules }))
  await expectBroughtIn(page, '1 list, 1 to-do, 1 day and 1 place on the dashboard')
  expect(sent.map((body) => Object.keys(body).toSorted())).toEqual([
    ['module', 'name', 'text'],
    ['date', 'module', 'option', 'status'],
  ])
})
