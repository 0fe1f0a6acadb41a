import { contentRequests, dayFromNow, status, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, setLanguage, test } from '../support/e2e.ts'

const quotes = {
  inspiration: [
    { name: 'Quotes', widgets: ['Quote'], options: [{ name: 'Short', text: 'Begin at once.' }] },
  ],
}

test('shows every widget of to-dos before every widget of inspiration', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, quotes)
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.seed(person.email, todos('Home', ['Dust']))
  await page.goto('/dashboard')
  await expect(page.getByText('Begin at once.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Quote')
})

for (const [width, columns] of [
  [375, 1],
  [900, 2],
  [1400, 3],
] as const) {
  test(`has ${columns} columns in a window of ${width} px`, async ({ backend, page, person }) => {
    for (const name of ['One', 'Two', 'Three']) {
      await backend.seed(person.email, todos(name, ['Walk']))
    }
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    await expect(page.getByRole('article')).toHaveCount(3)
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('says in the shape of the widgets that they are on their way', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.setFault({ method: 'GET', path: '/api/v1/widgets/', delayMs: 4_000 })
  await page.goto('/dashboard')
  await expect(page.getByText('Loading your cards…')).toBeAttached()
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
})

test('a dashboard that cannot be loaded says so and is tried again', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  // The start script asks, and then the app.
  await backend.setFault({ path: '/api/v1/widgets/', status: 400, times: 2 })
  await page.goto('/dashboard')
  await expect(page.getByText('Your cards could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
})

// One answer more than the card asks for: the start script asks before it.
for (const [what, fault] of [
  ['garbage', { garbage: true, times: 2 }],
  ['a server error', { status: 500, times: 4 }],
] as const) {
  test(`a widget that gets ${what} shows its own error, and the others live on`, async ({
    backend,
    page,
    person,
  }) => {
    await backend.seed(person.email, todos('Health', ['Walk']))
    await backend.seed(person.email, quotes)
    await backend.setFault({ method: 'GET', path: '/api/v1/inspiration-items/', ...fault })
    await page.goto('/dashboard')
    const broken = widget(page, 'Quote')
    await expect(broken.getByText('This card could not be loaded.')).toBeVisible()
    await status(page, 'Walk', 'Done').click()
    await expect(widget(page, 'Health').getByRole('status')).toContainText('1 of 1 done')
    await expectAccessible(page)
    await broken.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Begin at once.')).toBeVisible()
  })
}

test('widgets in view come first, and then every text can be found on the page', async ({
  backend,
  page,
  person,
}) => {
  const names = Array.from({ length: 30 }, (_, index) => `List ${index + 1}`)
  for (const name of names) await backend.seed(person.email, todos(name, [`First of ${name}`]))
  const first = page.getByText('About First of List 1', { exact: true })
  const asked: { module: string | null; isFirstShown: boolean }[] = []
  await page.route('**/api/v1/daily-todo-options/**', async (route) => {
    const module = new URL(route.request().url()).searchParams.get('module')
    asked.push({ module, isFirstShown: (await first.count()) > 0 })
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(first).toBeInViewport()
  await expect(page.getByText('About First of List 30', { exact: true })).toBeAttached()
  for (const name of names)
    await expect(page.getByText(`About First of ${name}`, { exact: true })).not.toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(asked.filter(({ isFirstShown }) => !isFirstShown).length).toBeLessThan(names.length)
  expect(new Set(asked.map(({ module }) => module)).size).toBe(names.length)
})

test('two widgets of one module share what they ask', async ({ backend, page, person }) => {
  const { dailyTodos = [] } = todos('Health', ['Walk'])
  await backend.seed(person.email, {
    dailyTodos: dailyTodos.map((module) => ({ ...module, widgets: ['Left', 'Right'] })),
  })
  const requests = contentRequests(page)
  await page.goto('/dashboard')
  for (const name of ['Left', 'Right']) {
    await expect(widget(page, name).getByRole('status')).toHaveText('0 of 1 done')
  }
  expect(requests.filter((request) => request === 'GET daily-todo-options')).toHaveLength(1)
  await widget(page, 'Left').getByRole('radio', { name: 'Done' }).click()
  await expect(widget(page, 'Right').getByRole('radio', { name: 'Done' })).toBeChecked()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`is accessible in ${scheme}, on a phone and on a desktop, in Dutch`, async ({
    backend,
    context,
    page,
    person,
  }) => {
    await setLanguage(context, backend, 'nl')
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const today = dayFromNow(0)
    const items = { Lopen: { [today]: 'done' }, Lezen: { [today]: 'skip' } } as const
    await backend.seed(person.email, todos('Gezond', ['Lopen', 'Lezen', 'Slapen'], items))
    await backend.seed(person.email, quotes)
    await backend.seed(person.email, todos('Leeg', []))
    await page.goto('/dashboard')
    await expect(widget(page, 'Gezond').getByRole('status')).toHaveText(
      '1 van 3 gedaan, 1 overgeslagen',
    )
    await expect(status(page, 'Lopen', 'Gedaan')).toBeChecked()
    await expect(page.getByText('Begin at once.')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText('Nog niets te doen')).toBeVisible()
    // There the header does not cover anything.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })
}

test('a backend that does not know a kind yet gives a dashboard without it, and no error', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.route('**/api/v1/widgets/', async (route) => {
    const answer = await route.fetch()
    const { inspiration: _, ...known } = (await answer.json()) as Record<string, unknown>
    await route.fulfill({ response: answer, json: known })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: 'Health' })).toBeVisible()
})
