import type { Page } from '@playwright/test'
import {
  choice,
  choose,
  dayFromNow,
  openTodos,
  status,
  todos,
  widget,
} from '../support/dashboard.ts'
import { expect, openWithoutScripts, setLanguage, test } from '../support/e2e.ts'
import { returnUntilScreenIsKept, untilScreenIsKept } from '../support/keptApp.ts'

// The worker would answer for the scripts, which these tests hold back.
test.use({ serviceWorkers: 'block' })

const today = dayFromNow(0)

/** Gives a person to-dos, and opens their dashboard until this device has kept what it shows. */
async function openKept(...scene: Parameters<typeof openTodos>): Promise<void> {
  await openTodos(...scene)
  await returnUntilScreenIsKept(scene[0].page)
}

/** Expects the shape of the dashboard, and nothing of what was kept. */
async function expectShape(page: Page, loading = 'Loading your cards…'): Promise<void> {
  await expect(page.getByText(loading)).toBeAttached()
  await expect(choice(page, 'Walk')).toHaveCount(0)
}

test('a person who comes back sees their to-dos before the app has loaded, and nothing moves when it has', async ({
  backend,
  page,
  person,
}) => {
  await openKept({ backend, page, person }, ['Walk', 'Read'], { Walk: { [today]: 'done' } })
  await choose(page, 'Read', 'Skip')
  await untilScreenIsKept(page)

  const loadScripts = await openWithoutScripts(page, '/dashboard')
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(status(page, 'Read', 'Skip')).toBeChecked()
  const before = await widget(page, 'Health').boundingBox()
  const movements = await page.evaluateHandle(() => {
    const found: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.push((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
    return found
  })
  loadScripts()
  await expect(page.getByRole('toolbar', { name: /^Last 7 days/ })).toBeVisible()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(status(page, 'Read', 'Skip')).toBeChecked()
  expect(await widget(page, 'Health').boundingBox()).toEqual(before)
  expect((await movements.jsonValue()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('to-dos that are ticked before the app has loaded are ticked when it has', async ({
  backend,
  page,
  person,
}) => {
  await openKept({ backend, page, person }, ['Walk', 'Read', 'Sing'])
  const loadScripts = await openWithoutScripts(page, '/dashboard')
  await status(page, 'Walk', 'Done').click()
  await status(page, 'Sing', 'Skip').focus()
  await page.keyboard.press('Space')
  loadScripts()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(status(page, 'Sing', 'Skip')).toBeChecked()
  await expect(status(page, 'Sing', 'Skip')).toBeFocused()
  await expect(status(page, 'Read', 'Todo')).toBeChecked()
  await page.unrouteAll()
  await page.reload()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(status(page, 'Sing', 'Skip')).toBeChecked()
})

test('a choice in the moment of leaving never comes back as it was', async ({
  backend,
  page,
  person,
}) => {
  await openKept({ backend, page, person })
  await choose(page, 'Walk', 'Done')
  const loadScripts = await openWithoutScripts(page, '/dashboard')
  await expectShape(page)
  loadScripts()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
})

test('the rows of a list that was finished are not shown, because they would be folded', async ({
  backend,
  page,
  person,
}) => {
  const names = ['Walk', 'Read', 'Sing'] as const
  await openKept({ backend, page, person }, names)
  for (const name of names) await choose(page, name, 'Done')
  await expect(page.getByRole('button', { name: /^Hide/ })).toBeVisible()
  await openWithoutScripts(page, '/dashboard')
  await expectShape(page)
})

test('a folded list comes back folded', async ({ backend, page, person }) => {
  const done = { [today]: 'done' } as const
  await backend.seed(
    person.email,
    todos('Health', ['Walk', 'Read', 'Sing'], { Walk: done, Read: done, Sing: done }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Show/ })).toBeVisible()
  await returnUntilScreenIsKept(page)
  const loadScripts = await openWithoutScripts(page, '/dashboard')
  await expect(widget(page, 'Health')).toBeVisible()
  await expect(choice(page, 'Walk')).toHaveCount(0)
  loadScripts()
  await expect(page.getByRole('button', { name: /^Show/ })).toBeVisible()
  await expect(choice(page, 'Walk')).toHaveCount(0)
})

test('what was shown on another day or in another language is not shown again', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openKept({ backend, page, person })
  await setLanguage(context, backend, 'nl')
  await openWithoutScripts(page, '/dashboard')
  await expectShape(page, 'Je kaarten laden…')

  await setLanguage(context, backend, 'en-GB')
  await page.clock.setFixedTime(`${dayFromNow(1)}T08:00:00Z`)
  await page.reload({ waitUntil: 'commit' })
  await expectShape(page)
})

test('a list that another device has changed shows as it is once the server has answered', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await openKept({ backend, page, person }, ['Walk', 'Read'])
  await elsewhere.goto('/dashboard')
  await choose(elsewhere, 'Read', 'Done')
  const loadScripts = await openWithoutScripts(page, '/dashboard')
  await expect(status(page, 'Read', 'Todo')).toBeChecked()
  loadScripts()
  await expect(status(page, 'Read', 'Done')).toBeChecked()
})

test('a list that was renamed in the settings does not come back as it was', async ({
  backend,
  page,
  person,
}) => {
  await openKept({ backend, page, person })
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('link', { name: 'Health', exact: true }).last().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Body')
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
  await page.getByRole('button', { name: 'Save' }).click()
  await saved
  await openWithoutScripts(page, '/dashboard')
  await expectShape(page)
  await expect(widget(page, 'Health')).toHaveCount(0)
})
