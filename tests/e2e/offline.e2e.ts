import { choose, contentRequests, dayFromNow, openTodos, status } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { untilAppIsKept } from '../support/keptApp.ts'

test.use({ serviceWorkers: 'allow' })

const waiting = 'Not sent yet'

test('without a connection everything stays readable, and a change waits and is sent afterwards', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  // A part of the app that is missing makes it load again when the connection is back.
  await untilAppIsKept(page)
  await context.setOffline(true)
  const placeOf = () => status(page, 'Walk', 'Skip').boundingBox()
  const before = await placeOf()
  await choose(page, 'Walk', 'Done')
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()
  await expect(page.getByText('Cannot reach the server')).toBeInViewport()
  expect(await placeOf()).toEqual(before)
  await expect(status(page, 'Read', 'Todo')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByRole('listitem').getByText(waiting)).toBeHidden()
  await expect(page.getByText('Cannot reach the server')).toBeHidden()
  await expect(page.getByRole('status').getByText('Connected again.')).toBeAttached()
  await page.reload()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
})

test('a change that waits is sent after a reload, from any page', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await context.setOffline(true)
  await choose(page, 'Walk', 'Done')
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/account/my')
  const onServer = () =>
    page.evaluate(async (date) => {
      const answer = await fetch(`/api/v1/daily-todo-items/?date=${date}`)
      const { results } = (await answer.json()) as { results: { status: string }[] }
      return results.map((item) => item.status)
    }, dayFromNow(0))
  await expect.poll(onServer).toEqual(['done'])
})

test('while the server is down changes wait, and only the last one is sent', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await backend.setFault({ path: '/api/v1/', drop: 'before', times: 1_000 })
  await choose(page, 'Walk', 'Done')
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()
  await choose(page, 'Walk', 'Skip')
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await backend.clearFaults()
  expect(await (await sent).json()).toMatchObject({ status: 'skip' })
  await expect(page.getByRole('listitem').getByText(waiting)).toBeHidden()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

test('a change whose answer was lost is not made twice', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person })
  const requests = contentRequests(page)
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', drop: 'after' })
  await choose(page, 'Walk', 'Done')
  await page.reload()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByRole('listitem').getByText(waiting)).toBeHidden()
  await expect(page.getByText('could not be changed')).toBeHidden()
  expect(requests.filter((request) => request.startsWith('P'))).toEqual(['POST daily-todo-items'])
})

test('a browser that believes to be offline blocks nothing', async ({ backend, page, person }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await openTodos({ backend, page, person })
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await choose(page, 'Walk', 'Done')
  expect((await sent).status()).toBe(201)
  await expect(page.getByRole('listitem').getByText(waiting)).toBeHidden()
})

test('a day that was seen before can be read without a connection', async ({
  backend,
  context,
  page,
  person,
}) => {
  const seen = page.waitForResponse((response) => response.url().includes(dayFromNow(-1)))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [dayFromNow(-1)]: 'skip' } })
  await seen
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(
    page.getByText(`Your progress for ${dayFromNow(-2)} could not be loaded.`),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('a row of a long list makes room for the word that its change waits', async ({
  backend,
  context,
  page,
  person,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => `Task ${index + 10}`)
  await openTodos({ backend, page, person }, ['Task 01', ...many])
  await context.setOffline(true)
  await choose(page, 'Task 01', 'Done')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('radiogroup', { name: 'Task 01' }) })
  const overlap = async () => {
    const word = await row.getByText(waiting).boundingBox()
    const next = await page.getByRole('radiogroup', { name: 'Task 10' }).boundingBox()
    return word && next && word.y + word.height - next.y
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
})

test('a change that waits is named with its day while another day is shown', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await context.setOffline(true)
  await choose(page, 'Walk', 'Skip')
  await expect(page.getByRole('listitem').getByText(waiting)).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  const named = page.getByText(`Not sent yet: Walk on ${dayFromNow(-1)} (Skip)`)
  await expect(named).toBeVisible()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await context.setOffline(false)
  await expect(named).toBeHidden()
})
