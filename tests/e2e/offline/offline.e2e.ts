import type { Page } from '@playwright/test'
import {
  choose,
  contentRequests,
  dateFromNow,
  dayFromNow,
  itemsPath,
  notSent,
  openTodos,
  status,
  whenAnswered,
} from '../../support/pages/dashboard.ts'
import { untilPrecached } from '../../support/browser/precache.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

const waiting = 'Not sent yet'

/** The statuses of today that the backend has, in the order of the alphabet. */
function statusesOnServer(page: Page): Promise<string[]> {
  return page.evaluate(async (date) => {
    const answer = await fetch(`/api/v1/daily-todo-items/?date=${date}`, {
      headers: { 'X-Of-A-Test': 'yes' },
    })
    const { results } = (await answer.json()) as { results: { status: string }[] }
    return results.map((item) => item.status).toSorted()
  }, dayFromNow(0))
}

test('without a connection days stay readable, and changes wait, are named and are sent afterwards', async ({
  backend,
  context,
  page,
  person,
}) => {
  const yesterday = dayFromNow(-1)
  // The newest page of the past has the last days.
  const seen = page.waitForResponse((response) => response.url().includes('page=last'))
  const items = { Read: { [yesterday]: 'skip' } } as const
  await openTodos({ backend, page, person }, ['Walk', 'Read'], items)
  await seen
  // A part of the app that is missing makes it load again when the connection is back.
  await untilPrecached(page)
  await context.setOffline(true)
  const mark = notSent(page)
  const previousDay = page.getByRole('button', { name: 'Previous day' })
  const named = page.getByText(
    new RegExp(`^Not sent yet: Walk on \\w+,? ${dateFromNow(-1)} \\(Skip\\)$`),
  )

  await test.step('a change waits, and nothing moves', async () => {
    const placeOf = () => status(page, 'Walk', 'Skip').boundingBox()
    const before = await placeOf()
    await choose(page, 'Walk', 'Done')
    await expect(mark).toBeVisible()
    await expect(page.getByText('Cannot reach the server')).toBeInViewport()
    expect(await placeOf()).toEqual(before)
    await expect(status(page, 'Read', 'Todo')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a day that was seen before can be read', async () => {
    await previousDay.click()
    await expect(status(page, 'Read', 'Skip')).toBeChecked()
  })

  await test.step('a change that waits is named with its day while another day is shown', async () => {
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await choose(page, 'Walk', 'Skip')
    await expect(mark).toBeVisible()
    await page.getByRole('button', { name: 'Back to today' }).click()
    await expect(named).toBeVisible()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })

  await test.step('a day that was never seen says so, and comes with the connection', async () => {
    await previousDay.click()
    await expect(status(page, 'Walk', 'Skip')).toBeChecked()
    // The week was read with the past.
    for (let day = 2; day <= 7; day += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      await previousDay.click()
    }
    const problem = new RegExp(`progress for \\w+,? ${dateFromNow(-7)} could not be loaded`)
    await expect(page.getByText(problem)).toBeVisible()
    await context.setOffline(false)
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  })

  await test.step('with the connection the changes are sent', async () => {
    await expect(named).toBeHidden()
    await expect(page.getByText('Cannot reach the server')).toBeHidden()
    await expect(page.getByRole('status').getByText('Connected again.')).toBeAttached()
    await page.getByRole('button', { name: 'Back to today' }).click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(mark).toBeHidden()
    await page.reload()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })
})

test('a change is sent once, and late if it must, in whatever way the connection fails', async ({
  backend,
  context,
  page,
  person,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => `Task ${index + 10}`)
  await openTodos({ backend, page, person }, ['Task 01', ...many])
  const mark = notSent(page)
  await backend.setFault({ path: '/api/v1/', drop: 'before', times: 1_000 })

  await test.step('a row of a long list makes room for the word that its change waits', async () => {
    await choose(page, 'Task 01', 'Done')
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('radiogroup', { name: 'Task 01' }) })
    const overlap = async () => {
      const word = await row.getByTitle(waiting).boundingBox()
      const next = await page.getByRole('radiogroup', { name: 'Task 10' }).boundingBox()
      return word && next && word.y + word.height - next.y
    }
    await expect.poll(overlap).toBeLessThanOrEqual(0)
  })

  await test.step('while the server is down changes wait, and only the last one is sent', async () => {
    await expect(mark).toBeVisible()
    await choose(page, 'Task 01', 'Skip')
    const sent = whenAnswered(page, 'POST')
    await backend.clearFaults()
    expect(await (await sent).json()).toMatchObject({ status: 'skip' })
    await expect(mark).toBeHidden()
    await expect(status(page, 'Task 01', 'Skip')).toBeChecked()
    // One complete to-do alone is never folded, whatever the device has kept when the page comes again.
    await choose(page, 'Task 01', 'Todo')
    await expect.poll(() => statusesOnServer(page)).toEqual(['todo'])
  })

  await test.step('a change whose answer was lost is not made twice', async () => {
    const requests = contentRequests(page)
    await backend.setFault({ method: 'POST', path: itemsPath, drop: 'after' })
    await choose(page, 'Task 10', 'Done')
    await expect.poll(() => statusesOnServer(page)).toEqual(['done', 'todo'])
    await page.reload()
    await expect(status(page, 'Task 10', 'Done')).toBeChecked()
    await expect(mark).toBeHidden()
    await expect(page.getByText('could not be changed')).toBeHidden()
    expect(requests.filter((request) => request.startsWith('P'))).toEqual(['POST daily-todo-items'])
  })

  await test.step('a change that waits is sent after a reload, from any page', async () => {
    await context.setOffline(true)
    await choose(page, 'Task 11', 'Done')
    await expect(mark).toBeVisible()
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/account/my')
    await expect.poll(() => statusesOnServer(page)).toEqual(['done', 'done', 'todo'])
  })

  await test.step('a browser that believes to be offline blocks nothing', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
    })
    await page.goto('/dashboard')
    await expect(status(page, 'Task 12', 'Todo')).toBeChecked()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    const sent = whenAnswered(page, 'POST')
    await choose(page, 'Task 12', 'Done')
    expect((await sent).status()).toBe(201)
    await expect(mark).toBeHidden()
  })
})
