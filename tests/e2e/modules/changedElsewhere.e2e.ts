import type { Page } from '@playwright/test'
import { features } from '@daymark/api/schemas'
import { choice, openTodos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { openNameForm, unfoldPlaces } from '../../support/pages/modulePage.ts'

type Method = 'GET' | 'PUT' | 'PATCH'
type Entity = { id: number; name: string } & Record<string, unknown>

/** Calls the content API in a page, as the app on that device would. */
function call<Answer>(page: Page, method: Method, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([name, address, data]) => {
      const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch(`/api/v1/${address}`, {
        method: name,
        headers: { 'Content-Type': 'application/json', 'X-CSRFTOKEN': token },
        ...(data && { body: JSON.stringify(data) }),
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Answer
    },
    [method, path, body] as const,
  )
}

/** Returns the objects of a list, asked for as the app does. */
async function readList(page: Page, list: string, query = ''): Promise<Entity[]> {
  const path = `${list}/?${query}page=1&page_size=100`
  return (await call<{ results: Entity[] }>(page, 'GET', path)).results
}

/** Returns the object of this name in a list, as the server has it. */
async function stored(page: Page, list: string, name: string): Promise<Entity> {
  const modules = list.startsWith('inspiration') ? 'inspiration-modules' : 'daily-todos-modules'
  const ofModules = await readList(page, modules)
  const results =
    list === modules
      ? ofModules
      : (await Promise.all(ofModules.map(({ id }) => readList(page, list, `module=${id}&`)))).flat()
  const found = results.find((one) => one.name === name)
  if (found === undefined) throw new Error(`The server has no ${name} in ${list}`)
  return found
}

/** Changes some members of an object on another device. */
async function changeThere(page: Page, list: string, name: string, change: object) {
  const { id, ...others } = await stored(page, list, name)
  const { type, text } = others
  const rest = { name, ...(type !== undefined && { type }), ...(text !== null && { text }) }
  await call(page, 'PUT', `${list}/${id}/`, { ...rest, ...change })
}

const todos = 'daily-todo-options'
const stays = 'Another device had changed something else about it. That stays.'

const message = (page: Page, name: string) => page.getByRole('alertdialog', { name })

/** Opens the menu of a to-do on its card, and chooses an entry. */
async function choose(page: Page, todo: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: todo, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const table = (page: Page) => page.getByRole('table', { name: 'To-dos' })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

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

for (const { backendName, prepare } of [
  { backendName: 'with partial updates', prepare: () => Promise.resolve() },
  { backendName: 'without partial updates', prepare: withoutPartialUpdates },
]) {
  test(`${backendName}, nothing that a person does with a to-do takes back what another device changed`, async ({
    backend,
    elsewhere,
    page,
    person,
  }) => {
    await prepare(page)
    await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Cook'])
    await elsewhere.goto('/dashboard')
    await expect(choice(elsewhere, 'Walk')).toBeVisible()

    await test.step('a schedule that is saved unchanged leaves a rename', async () => {
      await choose(page, 'Walk', 'When it is due…')
      await expect(page.getByRole('dialog')).toBeVisible()
      await changeThere(elsewhere, todos, 'Walk', { name: 'Walk 30 minutes' })
      await save(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(message(page, 'Walk 30 minutes saved')).toContainText(stays)
      await expect(choice(page, 'Walk 30 minutes')).toBeVisible()
      await stored(elsewhere, todos, 'Walk 30 minutes')
    })
    await test.step('archiving leaves it, and so does Undo', async () => {
      await changeThere(elsewhere, todos, 'Read', { name: 'Read a book' })
      await choose(page, 'Read', 'Archive')
      await expect(message(page, 'Read a book archived')).toContainText(stays)
      await changeThere(elsewhere, todos, 'Read a book', { name: 'Read two books' })
      await message(page, 'Read a book archived').getByRole('button', { name: 'Undo' }).click()
      await expect(message(page, 'Read two books is back')).toContainText(stays)
      await expect(choice(page, 'Read two books')).toBeVisible()
      expect(await stored(elsewhere, todos, 'Read two books')).toMatchObject({ archived: [] })
    })
    await test.step('of two renames the first stays until the second person has seen it', async () => {
      await choose(page, 'Swim', 'Edit')
      await page.getByRole('textbox', { name: 'Name' }).fill('Swim here')
      await changeThere(elsewhere, todos, 'Swim', { name: 'Swim there' })
      await page.keyboard.press('Enter')
      const field = page.getByRole('textbox', { name: 'Name' })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(
        /Another device renamed it to “Swim there” in the meantime. Save again to replace that./,
      )
      await expect(field).toHaveValue('Swim here')
      await stored(elsewhere, todos, 'Swim there')
      await page.keyboard.press('Enter')
      await expect(message(page, 'Swim here saved')).toBeVisible()
      await expect(choice(page, 'Swim here')).toBeVisible()
      await stored(elsewhere, todos, 'Swim here')
    })
    await test.step('Undo after a deletion brings back what was deleted', async () => {
      await changeThere(elsewhere, todos, 'Cook', { name: 'Cook soup' })
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
      await changeThere(elsewhere, todos, 'Walk 30 minutes', {
        text: 'In the park',
        schedules: [{ from: '1970-01-01', schedule: { weekdays: [2] } }],
      })
      await save(page)
      await expect(message(page, 'Stroll saved')).toContainText(stays)
      expect(await stored(elsewhere, todos, 'Stroll')).toMatchObject({
        text: 'In the park',
        schedule: { weekdays: [2] },
      })
    })
    await test.step('a name that is changed in the table leaves a schedule', async () => {
      await table(page).getByRole('button', { name: 'Rename Swim here' }).click()
      await changeThere(elsewhere, todos, 'Swim here', {
        schedules: [{ from: '1970-01-01', schedule: { timesPerWeek: 3 } }],
      })
      await page.keyboard.type('Swim far')
      await page.keyboard.press('Enter')
      await expect(table(page).getByRole('link', { name: 'Swim far' })).toBeVisible()
      await expect(message(page, 'Swim far saved')).toContainText(stays)
      expect(await stored(elsewhere, todos, 'Swim far')).toMatchObject({
        schedule: { timesPerWeek: 3 },
      })
    })
    await test.step('a schedule that both chose is told in words, and then replaced', async () => {
      await table(page).getByRole('link', { name: 'Cook soup' }).click()
      await page.getByRole('button', { name: /^When it is due/ }).click()
      const saveDialog = page.getByRole('dialog').getByRole('button', { name: 'Save' })
      await page.getByRole('radio', { name: 'Times a week' }).click()
      await changeThere(elsewhere, todos, 'Cook soup', {
        schedules: [{ from: '1970-01-01', schedule: { weekdays: [1, 3] } }],
      })
      await saveDialog.click()
      await expect(page.getByText(/Another device changed it to “Mon, Wed”/)).toBeVisible()
      await saveDialog.click()
      await expect(message(page, 'Cook soup saved')).toBeVisible()
      expect(await stored(elsewhere, todos, 'Cook soup')).toMatchObject({
        schedule: { timesPerWeek: 3 },
      })
    })
  })
}

test('a thought, a list and its place on the dashboard keep what another device changed', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    inspiration: [
      {
        name: 'Quotes',
        widgets: ['On top'],
        options: [
          { name: 'Sea', text: 'Be still' },
          { name: 'Sky', text: 'Look up' },
        ],
      },
    ],
  })
  await elsewhere.goto('/dashboard')
  await expect(widget(elsewhere, 'On top')).toBeVisible()
  await page.goto('/modules')
  await page.getByRole('main').getByRole('link', { name: 'Quotes' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  const conflict = (other: string) => new RegExp(`renamed it to “${other}” in the meantime`)

  await test.step('the form of a thought sends the name that was changed in it', async () => {
    await page.getByRole('link', { name: 'Sea', exact: true }).click()
    // The page before has a field of the same name.
    await expect(name).toHaveValue('Sea')
    await name.fill('Ocean')
    await changeThere(elsewhere, 'inspiration-options', 'Sea', { text: 'Be calm' })
    await save(page)
    await expect(message(page, 'Ocean saved')).toContainText(stays)
    expect(await stored(elsewhere, 'inspiration-options', 'Ocean')).toMatchObject({
      text: 'Be calm',
    })
  })
  await test.step('a text that both changed stays, and the second one is still in the field', async () => {
    await page.getByRole('link', { name: 'Sky', exact: true }).click()
    await page.getByRole('textbox', { name: 'Text' }).fill('Look down')
    await changeThere(elsewhere, 'inspiration-options', 'Sky', { text: 'Look around' })
    await save(page)
    await expect(page.getByText(/Another device changed it to “Look around”/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Look down')
    await save(page)
    await expect(message(page, 'Sky saved')).toBeVisible()
    expect(await stored(elsewhere, 'inspiration-options', 'Sky')).toMatchObject({
      text: 'Look down',
    })
  })
  await test.step('a name in the table leaves the text', async () => {
    await page.getByRole('button', { name: 'Rename Ocean' }).click()
    await changeThere(elsewhere, 'inspiration-options', 'Ocean', { text: 'Be' })
    await page.keyboard.type('Water')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Water' })).toBeVisible()
    expect(await stored(elsewhere, 'inspiration-options', 'Water')).toMatchObject({ text: 'Be' })
  })
  for (const { what, list, from, open } of [
    {
      what: 'a place on the dashboard',
      list: 'inspiration-widgets',
      from: 'On top',
      open: async () => {
        await unfoldPlaces(page)
        await page.getByRole('link', { name: 'On top', exact: true }).click()
      },
    },
    {
      what: 'a list',
      list: 'inspiration-modules',
      from: 'Quotes',
      open: () => openNameForm(page, 'Quotes'),
    },
  ]) {
    await test.step(`of two names of ${what} the first stays until the second person has seen it`, async () => {
      await open()
      await expect(name).toHaveValue(from)
      await name.fill(`${from} here`)
      await changeThere(elsewhere, list, from, { name: `${from} there` })
      await save(page)
      await expect(name).toHaveAccessibleDescription(conflict(`${from} there`))
      await expect(name).toHaveValue(`${from} here`)
      await stored(elsewhere, list, `${from} there`)
      await save(page)
      await expect(message(page, `${from} here saved`)).toBeVisible()
      await stored(elsewhere, list, `${from} here`)
    })
  }
})
