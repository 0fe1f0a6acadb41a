import {
  allCards,
  cardNames,
  choose,
  contentRequests,
  holdRequests,
  progress,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

const quotes = {
  inspiration: [
    { name: 'Quotes', widgets: ['Quote'], options: [{ name: 'Short', text: 'Begin at once.' }] },
  ],
}

test('cards are in columns, to-dos before inspiration, and those of one list share what they ask', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, quotes)
  const { dailyTodos = [] } = todos('Health', ['Walk'])
  const widgets = ['Left', 'Middle', 'Right']
  await backend.seed(person.email, {
    dailyTodos: dailyTodos.map((module) => ({ ...module, widgets })),
  })
  const requests = contentRequests(page)
  await page.goto('/dashboard')
  const cards = allCards(page)
  await test.step('every card of to-dos is before every card of inspiration', async () => {
    await expect(page.getByText('Begin at once.')).toBeVisible()
    await expect(cards).toHaveCount(4)
    expect(await cardNames(page)).toEqual([...widgets, 'Quote'])
  })
  await test.step('two cards of one list share what they ask', async () => {
    for (const name of widgets) {
      await expect(progress(widget(page, name))).toHaveText('0 of 1 done')
    }
    expect(requests.filter((request) => request === 'GET daily-todo-options')).toHaveLength(1)
    await widget(page, 'Left').getByRole('radio', { name: 'Done' }).click()
    await expect(widget(page, 'Right').getByRole('radio', { name: 'Done' })).toBeChecked()
  })
  await test.step('the window has room for one, two or three columns', async () => {
    const columns = async () => {
      const lefts = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left),
      )
      return new Set(lefts).size
    }
    for (const [width, count] of [
      [375, 1],
      [900, 2],
      [1400, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(columns, { message: `${width} px` }).toBe(count)
      await expectNoSidewaysScroll(page)
    }
  })
})

test('a dashboard that is on its way says so, and so does one that cannot be loaded', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  const path = '/api/v1/widgets/'
  // The start script asks, and then the app.
  await backend.setFault({ path, status: 400, times: 2 })
  const release = await holdRequests(page, 'GET', `**${path}`)
  await test.step('on its way it has the shape of the cards', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('Loading your dashboard…')).toBeAttached()
  })
  await test.step('one that cannot be loaded says so', async () => {
    release()
    await expect(page.getByText('Your dashboard could not be loaded.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('it is tried again, and a kind that the backend does not know is no error', async () => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      const { inspiration: _, ...known } = (await answer.json()) as Record<string, unknown>
      await route.fulfill({ response: answer, json: known })
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(widget(page, 'Health')).toBeVisible()
    await expect(status(page, 'Walk', 'Todo')).toBeVisible()
  })
})

test('a card that cannot be loaded shows its own error, and the others live on', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.seed(person.email, quotes)
  const path = '/api/v1/inspiration-items/'
  const broken = widget(page, 'Quote')
  const failed = broken.getByText('This part could not be loaded.')
  const tryAgain = broken.getByRole('button', { name: 'Try again' })
  await test.step('with garbage', async () => {
    await backend.setFault({ method: 'GET', path, garbage: true, times: 99 })
    await page.goto('/dashboard')
    await expect(failed).toBeVisible()
    await choose(page, 'Walk', 'Done')
    await expect(progress(widget(page, 'Health'))).toContainText('1 of 1 done')
  })
  await test.step('with a server error', async () => {
    await backend.clearFaults()
    await backend.setFault({ method: 'GET', path, status: 500, times: 3 })
    let errors = 0
    page.on('response', (response) => (errors += response.status() === 500 ? 1 : 0))
    await tryAgain.click()
    await expect.poll(() => errors).toBe(3)
    await expect(failed).toBeVisible()
    await choose(page, 'Walk', 'Skip')
    await expect(progress(widget(page, 'Health'))).toContainText('1 skipped')
  })
  await tryAgain.click()
  await expect(page.getByText('Begin at once.')).toBeVisible()
})

test('cards in view come first, and then every text can be found on the page', async ({
  backend,
  page,
  person,
}) => {
  const names = Array.from({ length: 30 }, (_, index) => `List ${index + 1}`)
  const textOf = (name: string) => `About First of ${name}`
  await backend.seed(person.email, {
    dailyTodos: names.flatMap((name) => todos(name, [`First of ${name}`]).dailyTodos ?? []),
  })
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
  const shown = page.getByText(/^About First of List \d+$/)
  await expect
    .poll(async () => [...new Set(await shown.allTextContents())].toSorted())
    .toEqual(names.map(textOf).toSorted())
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(asked.filter(({ isFirstShown }) => !isFirstShown).length).toBeLessThan(names.length)
  expect(new Set(asked.map(({ module }) => module)).size).toBe(names.length)
})
