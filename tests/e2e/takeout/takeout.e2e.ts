import {
  cardNames,
  choice,
  contentRequests,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, newPerson, signInAs, test } from '../../support/e2e.ts'
import {
  beginToBringIn,
  chooseToBringIn,
  downloadEverything,
  everything,
  expectBroughtIn,
  items,
  listFile,
  pixel,
  slowDays,
  today,
  yesterday,
  plannedRow,
} from '../../support/pages/takeout.ts'

const someId = expect.any(Number)
const someIds = (options: number, widgets: number) => ({
  module: someId,
  options: Array.from({ length: options }, () => someId),
  widgets: Array.from({ length: widgets }, () => someId),
})

/** Returns the content of a file without its time, its server, and what was chosen on the way. */
const contentOf = (text: string) =>
  JSON.parse(text, (key, value: unknown) =>
    ['exportedAt', 'shownOn', 'ids', 'preferences'].includes(key) ? undefined : value,
  ) as unknown

interface TakenFile {
  modules: { kind: string; name: string; ids: { module: number } }[]
  preferences: { hues?: Record<string, string> }
}

test('what one person downloads, another one brings in and sees the same, and twice makes nothing twice', async ({
  backend,
  context,
  page,
  person,
}) => {
  await backend.seed(person.email, everything)
  const { name, text } = await downloadEverything(page)
  expect(name).toBe(`daymark-${today}.json`)
  await expect(page.getByText('Your file has been downloaded.').first()).toBeVisible()
  const file = JSON.parse(text) as TakenFile
  expect(file).toMatchObject({ format: 'daymark', version: 1 })
  expect(file.modules).toEqual([
    {
      kind: 'dailyTodos',
      name: 'Health',
      ids: someIds(2, 1),
      widgets: ['Health'],
      options: [
        { name: 'Walk', text: 'About Walk', days: { [yesterday]: 'skip', [today]: 'done' } },
        { name: 'Read', text: 'About Read', days: { [yesterday]: 'done' } },
      ],
    },
    {
      kind: 'dailyTodos',
      name: 'Home',
      ids: someIds(1, 1),
      widgets: ['Home'],
      options: [{ name: 'Dishes', text: 'About Dishes', days: {} }],
    },
    {
      kind: 'inspiration',
      name: 'Drafts',
      ids: someIds(1, 0),
      widgets: [],
      options: [{ type: 'text', name: 'Calm', text: 'Begin with little', shownOn: [] }],
    },
    {
      kind: 'inspiration',
      name: 'Sky',
      ids: someIds(1, 1),
      widgets: ['Sky'],
      options: [{ type: 'image', name: 'Hill', image: pixel, shownOn: [yesterday, today] }],
    },
  ])

  const other = await newPerson(backend)
  await signInAs(context, backend, other.email)
  await beginToBringIn(page, name, text)
  const made =
    '2 lists, 3 to-dos, 3 days, 2 lists of thoughts, 1 thought, 1 image and 3 places on the dashboard'
  await expectBroughtIn(page, made)

  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Drafts' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['Home', 'Health', 'Sky'])
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(status(page, 'Read', 'Todo')).toBeChecked()
  await widget(page, 'Health').getByRole('button', { name: 'Previous day' }).click()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await expect(status(page, 'Read', 'Done')).toBeChecked()
  await expect(page.getByRole('img', { name: 'Hill' })).toBeVisible()

  await page.goto('/account/my/data')
  const requests = contentRequests(page)
  await chooseToBringIn(page, name, text)
  await expect(page.getByText(`You already have everything in “${name}”.`).first()).toBeVisible()
  await expect(plannedRow(page, 'Health')).toContainText('2 to-dos, 3 days')
  await expect(page.getByRole('button', { name: 'Import' })).toBeHidden()
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  const again = await downloadEverything(page)
  expect(contentOf(again.text)).toEqual(contentOf(text))
  // The import has given each list a colour of its own.
  const taken = JSON.parse(again.text) as TakenFile
  const lists = taken.modules.filter(({ kind }) => kind === 'dailyTodos')
  const [health, home] = lists.map(({ ids }) => ids.module)
  expect(lists.map((list) => list.name)).toEqual(['Health', 'Home'])
  const { hues = {} } = taken.preferences
  expect(Object.keys(hues).toSorted()).toEqual([String(home), String(health)].toSorted())
  expect(new Set(Object.values(hues)).size).toBe(2)
  expect(file.preferences).toEqual({})

  const settings = { ...file, preferences: { dayBegins: 'local-4' } }
  await beginToBringIn(page, 'settings.json', JSON.stringify(settings))
  await expect(page.getByText('Settings imported from “settings.json”.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-4')
})

test('a file from a new device has what was chosen on others, and says so when it cannot be read', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await elsewhere.goto('/modules')
  const kept = elsewhere.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  )
  await elsewhere.getByLabel('A day begins').selectOption('At 04:00 where I am')
  await kept
  await test.step('what was chosen', async () => {
    const { text } = await downloadEverything(page)
    expect(JSON.parse(text)).toMatchObject({ preferences: { dayBegins: 'local-4' } })
    await expect(page.getByText(/settings could not be read/)).toHaveCount(0)
  })
  await test.step('a server that does not say it', async () => {
    await backend.setFault({ path: '/api/v1/preferences/', status: 500, times: 100 })
    const { text } = await downloadEverything(page)
    expect(JSON.parse(text)).not.toHaveProperty('preferences')
    await expect(page.getByText(/Your settings could not be read/)).toBeVisible()
  })
})

test('a preview makes nothing by itself, a busy server gets its pause, and progress is spoken once for each quarter', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(
    person.email,
    todos('Health', ['To-do 1'], { 'To-do 1': { '2020-01-01': 'skip' } }),
  )
  await page.goto('/account/my/data')
  const runImport = async (content: string) => {
    await chooseToBringIn(page, 'list.json', content)
    await page.getByRole('button', { name: 'Import' }).click()
  }

  await test.step('the preview says what is new and what is there, and makes nothing by itself', async () => {
    const requests = contentRequests(page)
    await chooseToBringIn(page, 'health.json', listFile('Health', 3, 2))
    await expect(page.getByText('“health.json” adds 1 to-do and 5 days.').first()).toBeVisible()
    const row = plannedRow(page, 'Health')
    await expect(row).toContainText('1 list, 1 to-do, 1 day')
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await expect(page.getByRole('button', { name: 'File Choose a file' })).toBeFocused()
  })

  await test.step('a server that asks for a pause is left alone as long as it says', async () => {
    const headers = { 'Retry-After': '2' }
    await backend.setFault({ path: items, method: 'POST', status: 429, headers })
    const sent: number[] = []
    // The browser's own clock: this process may hear of a request late.
    page.on('requestfinished', (request) => {
      if (request.method() !== 'POST' || !request.url().includes(items)) return
      sent.push(request.timing().startTime)
    })
    await runImport(listFile('Busy', 3))
    const pause = page.getByText('The server is busy. Continuing in 2 seconds.')
    await expect(pause.first()).toBeVisible()
    await expectBroughtIn(page, '3 days')
    expect(sent).toHaveLength(4)
    expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBeGreaterThanOrEqual(1_900)
    await page.getByRole('button', { name: 'Import more' }).click()
  })

  await test.step('progress is spoken once for each quarter, and not with each step', async () => {
    await slowDays(backend, 120)
    const card = page.getByRole('region', { name: 'Import' })
    await card.getByRole('status').evaluate((element) => {
      const said: string[] = []
      Object.assign(globalThis, { said })
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await runImport(listFile('Long', 21))
    await expectBroughtIn(page, 'imported')
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
    const running = said.filter((text) => text.startsWith('Importing'))
    expect(running).toEqual([
      'Importing “list.json”',
      'Importing “list.json”. 25%',
      'Importing “list.json”. 50%',
      'Importing “list.json”. 75%',
    ])
  })
})

test('stopped half-way it waits, also after a reload, and going on makes nothing twice', async ({
  page,
  person: _person,
}) => {
  // The request for the fourth day is held until the person has stopped it.
  const stopped = Promise.withResolvers<void>()
  let days = 0
  await page.route(`**${items}`, async (route) => {
    days += 1
    if (days === 4) await stopped.promise
    await route.fallback()
  })
  await beginToBringIn(page, 'health.json', listFile('Health', 30))
  await page
    .getByRole('progressbar')
    .getByText(/^[5-9] of 33/)
    .waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  stopped.resolve()
  await expect(page.getByText('stopped. What was added stays.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const before = days
  expect(before).toBeLessThan(30)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectBroughtIn(page, 'imported')
  expect(days).toBeLessThanOrEqual(31)
  await page.getByRole('button', { name: 'Import more' }).click()
  await chooseToBringIn(page, 'health.json', listFile('Health', 30))
  await expect(page.getByText('You already have everything in').first()).toBeVisible()
  await expect(plannedRow(page, 'Health')).toContainText('1 to-do, 30 days')
})

test('a reload in the middle continues by itself, and so does going to another page', async ({
  backend,
  page,
  person: _person,
}) => {
  await slowDays(backend, 100)
  await beginToBringIn(page, 'health.json', listFile('Health', 40))
  await page
    .getByRole('progressbar')
    .getByText(/^[5-9] of 43/)
    .waitFor()
  await page.reload()
  await page.getByRole('progressbar', { name: 'Importing “health.json”' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await page.getByRole('link', { name: 'Your data' }).click()
  await expectBroughtIn(page, 'imported')
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(choice(page, 'To-do 1')).toHaveCount(1)
})
