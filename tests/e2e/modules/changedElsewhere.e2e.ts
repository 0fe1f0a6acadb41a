import type { Page } from '@playwright/test'
import { features } from '@daymark/api/schemas'
import { choice, openTodos } from '../../support/pages/dashboard.ts'
import { expect } from '../../support/e2e.ts'
import { message, save, stays, test } from '../../support/pages/otherDevice.ts'

const todos = 'daily-todo-options'
/** Opens the menu of a to-do on its card, and chooses an entry. */
async function choose(page: Page, todo: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: todo, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const table = (page: Page) => page.getByRole('table', { name: 'To-dos' })

/** Puts a backend before the app that cannot change single members of a to-do. */
async function withoutPartialUpdates(page: Page): Promise<void> {
  await page.route('**/api/v1/widgets/', async (route) => {
    const response = await route.fetch()
    const dashboard = (await response.json()) as object
    const named = features.filter((feature) => feature !== 'partialUpdates')
    await route.fulfill({ response, json: { ...dashboard, features: named } })
  })
  await page.route('**/api/v1/daily-todo-options/*/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 405, body: '' })
      : route.fallback(),
  )
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('nothing that a person does with a to-do takes back what another device changed', async ({
  backend,
  other,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Cook'])

  await test.step('a schedule that is saved unchanged leaves a rename', async () => {
    await choose(page, 'Walk', 'When it is due…')
    await expect(page.getByRole('dialog')).toBeVisible()
    await other.change(todos, 'Walk', { name: 'Walk 30 minutes' })
    await save(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(message(page, 'Walk 30 minutes saved')).toContainText(stays)
    await expect(choice(page, 'Walk 30 minutes')).toBeVisible()
    await other.stored(todos, 'Walk 30 minutes')
  })
  await test.step('archiving leaves it, and so does Undo', async () => {
    await other.change(todos, 'Read', { name: 'Read a book' })
    await choose(page, 'Read', 'Archive')
    await expect(message(page, 'Read a book archived')).toContainText(stays)
    await other.change(todos, 'Read a book', { name: 'Read two books' })
    await message(page, 'Read a book archived').getByRole('button', { name: 'Undo' }).click()
    await expect(message(page, 'Read two books is back')).toContainText(stays)
    await expect(choice(page, 'Read two books')).toBeVisible()
    expect(await other.stored(todos, 'Read two books')).toMatchObject({ archived: [] })
  })
  await test.step('of two renames the first stays until the second person has seen it', async () => {
    await choose(page, 'Swim', 'Edit')
    await page.getByRole('textbox', { name: 'Name' }).fill('Swim here')
    await other.change(todos, 'Swim', { name: 'Swim there' })
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Name' })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(
      /Another device renamed it to “Swim there” in the meantime. Save again to replace that./,
    )
    await expect(field).toHaveValue('Swim here')
    await other.stored(todos, 'Swim there')
    await page.keyboard.press('Enter')
    await expect(message(page, 'Swim here saved')).toBeVisible()
    await expect(choice(page, 'Swim here')).toBeVisible()
    await other.stored(todos, 'Swim here')
  })
  await test.step('Undo after a deletion brings back what was deleted', async () => {
    await other.change(todos, 'Cook', { name: 'Cook soup' })
    await choose(page, 'Cook', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await message(page, 'Cook deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(choice(page, 'Cook soup')).toBeVisible()
  })
  await test.step('the form of a to-do sends what was changed in it', async () => {
    await choose(page, 'Walk 30 minutes', 'Edit')
    await page.getByRole('link', { name: 'All details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Walk 30 minutes' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Stroll')
    await other.change(todos, 'Walk 30 minutes', {
      text: 'In the park',
      schedules: [{ from: '1970-01-01', schedule: { weekdays: [2] } }],
    })
    await save(page)
    await expect(message(page, 'Stroll saved')).toContainText(stays)
    expect(await other.stored(todos, 'Stroll')).toMatchObject({
      text: 'In the park',
      schedule: { weekdays: [2] },
    })
  })
  await test.step('a name that is changed in the table leaves a schedule', async () => {
    await table(page).getByRole('button', { name: 'Rename Swim here' }).click()
    await other.change(todos, 'Swim here', {
      schedules: [{ from: '1970-01-01', schedule: { timesPerWeek: 3 } }],
    })
    await page.keyboard.type('Swim far')
    await page.keyboard.press('Enter')
    await expect(table(page).getByRole('link', { name: 'Swim far' })).toBeVisible()
    await expect(message(page, 'Swim far saved')).toContainText(stays)
    expect(await other.stored(todos, 'Swim far')).toMatchObject({
      schedule: { timesPerWeek: 3 },
    })
  })
  await test.step('a schedule that both chose is told in words, and then replaced', async () => {
    await table(page).getByRole('link', { name: 'Cook soup' }).click()
    await page.getByRole('button', { name: /^When it is due/ }).click()
    const saveDialog = page.getByRole('dialog').getByRole('button', { name: 'Save' })
    await page.getByRole('radio', { name: 'Times a week' }).click()
    await other.change(todos, 'Cook soup', {
      schedules: [{ from: '1970-01-01', schedule: { weekdays: [1, 3] } }],
    })
    await saveDialog.click()
    await expect(page.getByText(/Another device changed it to “Mon, Wed”/)).toBeVisible()
    await saveDialog.click()
    await expect(message(page, 'Cook soup saved')).toBeVisible()
    expect(await other.stored(todos, 'Cook soup')).toMatchObject({
      schedule: { timesPerWeek: 3 },
    })
  })
})

test('a backend without partial updates gets the rest of a to-do as another device has it', async ({
  backend,
  other,
  page,
  person,
}) => {
  await withoutPartialUpdates(page)
  await openTodos({ backend, page, person })
  await choose(page, 'Walk', 'Edit')
  await page.getByRole('textbox', { name: 'Name' }).fill('Stroll')
  await other.change(todos, 'Walk', { text: 'In the park' })
  await page.keyboard.press('Enter')
  await expect(message(page, 'Stroll saved')).toContainText(stays)
  expect(await other.stored(todos, 'Stroll')).toMatchObject({ text: 'In the park' })
})
