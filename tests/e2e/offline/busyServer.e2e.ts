import {
  choose,
  comeBack,
  itemsPath,
  notSent,
  openTodos,
  status,
} from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

test('a server that is busy for long loses no tick, and a page says when to try again', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const headers = { 'Retry-After': '600' }
  const refuse = (method: string, path: string, times: number) =>
    backend.setFault({ method, path, status: 429, headers, times })
  const waiting = notSent(page)
  const refusals: number[] = []
  page.on('response', (response) => {
    if (response.status() === 429) refusals.push(response.status())
  })

  await test.step('a fresh tick waits on the device, and so does one that waited already', async () => {
    await refuse('POST', itemsPath, 1_000)
    await choose(page, 'Walk', 'Done')
    await expect(waiting).toBeVisible()
    await expect(page.getByText('The server is busy', { exact: true })).toBeVisible()
    await expect(page.getByText(/Your changes wait here and are sent at \d\d:\d\d\./)).toBeVisible()
    // Neither an answer nor a return to the tab hastens it, and another choice waits without a request.
    expect(refusals).toHaveLength(1)
    const read = page.waitForResponse(
      (response) => response.url().includes(itemsPath) && response.request().method() === 'GET',
    )
    // The next two days are known.
    for (let day = 0; day < 3; day += 1)
      await page.getByRole('button', { name: 'Next day' }).click()
    await read
    await page.getByRole('button', { name: 'Back to today' }).click()
    await comeBack(page)
    await choose(page, 'Walk', 'Skip')
    await choose(page, 'Walk', 'Done')
    await expect(waiting).toBeVisible()
    expect(refusals).toHaveLength(1)
    const refused = page.waitForResponse(
      (response) => response.url().includes(itemsPath) && response.status() === 429,
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
      (response) => response.url().includes(itemsPath) && response.status() === 201,
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
