import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { choose, contentRequests, openTodos, status, todos } from '../../support/pages/dashboard.ts'
import { expect, signInAs, test } from '../../support/e2e.ts'

const items = '/api/v1/daily-todo-items/'

test('a to-do that is added in one tab appears in the other when it is looked at', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(status(other, 'Walk', 'Todo')).toBeVisible()
  await page.bringToFront()
  await page.keyboard.press('n')
  await page.keyboard.type('Swim')
  await page.keyboard.press('Enter')
  await expect(status(page, 'Swim', 'Todo')).toBeVisible()
  await other.bringToFront()
  await expect(status(other, 'Swim', 'Todo')).toBeVisible()
})

test('what waits for one account is not sent to another one that got its number', async ({
  context,
  page,
}) => {
  const backend = await new BackendProcess().start()
  try {
    const begin = async (email: string) => {
      await backend.createPerson({ email })
      await backend.seed(email, todos('Health', ['Walk']))
      await signInAs(context, backend, email)
      await page.goto(`${backend.origin}/dashboard`)
      await expect(status(page, 'Walk', 'Todo')).toBeVisible()
    }
    await begin('anna@example.com')
    await backend.setFault({ method: 'POST', path: items, drop: 'before', times: 1000 })
    await choose(page, 'Walk', 'Done')
    await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toBeVisible()
    await page.goto('about:blank')

    await backend.stop()
    for (const name of readdirSync(backend.dataDir)) {
      rmSync(join(backend.dataDir, name), { recursive: true })
    }
    await context.clearCookies()
    await backend.start()
    const requests = contentRequests(page)
    await begin('bert@example.com')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
    await page.reload()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    expect(requests.filter((request) => request.startsWith('P'))).toEqual([])
  } finally {
    await backend.dispose()
  }
})

test('what waited for an account that is deleted does not stay in the browser', async ({
  authenticator: _authenticator,
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await backend.setFault({ method: 'POST', path: items, drop: 'before', times: 1000 })
  await choose(page, 'Walk', 'Done')
  await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toBeVisible()
  const records = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('daymark-notes/')))
  expect(await records()).not.toEqual([])
  await page.goto('/account/my')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  expect(await records()).toEqual([])
})

test('a tick that the server has no time for is sent after the wait that it names', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const refusal = { type: 'client_error', errors: [{ code: 'throttled', attr: null }] }
  const headers = { 'Retry-After': '2' }
  await backend.setFault({ method: 'POST', path: items, status: 429, body: refusal, headers })
  await choose(page, 'Walk', 'Done')
  const saved = page.waitForResponse(
    (response) => response.url().includes(items) && response.status() === 201,
  )
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await saved
  await page.reload()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
})

test('a server that is busy for long loses no tick, and a page says when to try again', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const headers = { 'Retry-After': '600' }
  const refuse = (method: string, path: string, times: number) =>
    backend.setFault({ method, path, status: 429, headers, times })
  const waiting = page.getByRole('listitem').getByTitle('Not sent yet')
  const refusals: number[] = []
  page.on('response', (response) => {
    if (response.status() === 429) refusals.push(response.status())
  })

  await test.step('a fresh tick waits on the device, and so does one that waited already', async () => {
    await refuse('POST', items, 1_000)
    await choose(page, 'Walk', 'Done')
    await expect(waiting).toBeVisible()
    await expect(page.getByText('The server is busy', { exact: true })).toBeVisible()
    await expect(page.getByText(/Your changes wait here and are sent at \d\d:\d\d\./)).toBeVisible()
    // Neither an answer nor a return to the tab hastens it, and another choice waits without a request.
    expect(refusals).toHaveLength(1)
    const read = page.waitForResponse(
      (response) => response.url().includes(items) && response.request().method() === 'GET',
    )
    // The next two days are known.
    for (let day = 0; day < 3; day += 1)
      await page.getByRole('button', { name: 'Next day' }).click()
    await read
    await page.getByRole('button', { name: 'Back to today' }).click()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await choose(page, 'Walk', 'Skip')
    await choose(page, 'Walk', 'Done')
    await expect(waiting).toBeVisible()
    expect(refusals).toHaveLength(1)
    const refused = page.waitForResponse(
      (response) => response.url().includes(items) && response.status() === 429,
    )
    await page.reload()
    await refused
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(waiting).toBeVisible()
  })

  await test.step('it is sent later, and the server was left alone until then', async () => {
    expect(refusals.length).toBeLessThan(5)
    await backend.clearFaults()
    const saved = page.waitForResponse(
      (response) => response.url().includes(items) && response.status() === 201,
    )
    await page.reload()
    await saved
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(waiting).toBeHidden()
  })

  await test.step('a page says when to try again, and loads then', async () => {
    // More than once: the page that is being left may still ask for its sidebar.
    await refuse('GET', '/api/v1/daily-todos-modules/', 1_000)
    await page.goto('/modules')
    const text = 'The server is busy. Try again in 10 minutes.'
    await expect(page.getByText(text).first()).toBeVisible()
    await backend.clearFaults()
    // The sidebar may have been refused, too, and has a button of its own.
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Health' }).first()).toBeVisible()
  })
})
