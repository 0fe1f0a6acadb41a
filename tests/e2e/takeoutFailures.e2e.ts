import { Buffer } from 'node:buffer'
import { choice, contentRequests } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'
import {
  beginToBringIn,
  chooseToBringIn,
  downloadEverything,
  everything,
  expectBroughtIn,
  items,
  listFile,
  pixel,
} from '../support/takeout.ts'

test('a picture that cannot be read is named, and the rest is downloaded', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, everything)
  await backend.setFault({ path: '/media/', status: 404 })
  const { text } = await downloadEverything(page)
  await expect(
    page.getByText('One image could not be read and is not in the file: Hill'),
  ).toBeVisible()
  expect(text).toContain('Begin with little')
  expect(text).not.toContain(pixel)
})

test('an answer that is lost stops it with words, and going on makes nothing twice', async ({
  page,
  person: _person,
}) => {
  // Not a fault of the backend: Chromium repeats a request whose connection closes without an answer.
  const options = '**/api/v1/daily-todo-options/'
  await page.route(options, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await beginToBringIn(page, 'health.json', listFile('Health', 3))
  await expect(page.getByText('The server cannot be reached. Try again.').first()).toBeVisible()
  await page.unroute(options)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectBroughtIn(page, 'imported')
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(choice(page, 'To-do 1')).toHaveCount(1)
})

test('what the server does not take is named, and the rest is made', async ({
  backend,
  page,
  person: _person,
}) => {
  await backend.setFault({
    path: '/api/v1/daily-todo-options/',
    method: 'POST',
    status: 400,
    body: { type: 'validation_error', errors: [{ code: 'max_length', attr: 'name', detail: '' }] },
  })
  await beginToBringIn(page, 'health.json', listFile('Health', 2, 2))
  await expectBroughtIn(page, 'imported')
  const refused = page.getByRole('list', { name: 'Not imported' })
  await expect(refused.getByRole('listitem')).toHaveText([
    'To-do 1This is too long. Make it shorter.',
  ])
})

test('a file that cannot be read is refused with the place, and nothing is made', async ({
  page,
  person: _person,
}) => {
  const unreadable = [
    ['cut-off.json', listFile('Health', 2).slice(0, -20), '1:'],
    [
      'wrong-date.json',
      listFile('Health', 2).replace('2020-01-02', '2020-13-02'),
      'modules[0].options[0].days["2020-13-02"]: Invalid value',
    ],
    ['cat.zip', 'PK\u0003\u0004', 'This zip file is damaged.'],
  ] as const
  await page.goto('/account/my/data')
  const requests = contentRequests(page)
  for (const [name, content, message] of unreadable) {
    await chooseToBringIn(page, name, Buffer.from(content))
    const field = page.getByRole('group', { name: 'File' })
    await expect(field).toContainText(`“${name}” cannot be read. Nothing was added.`)
    await expect(field).toContainText(message)
  }
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
})

test('a download can be stopped, and nothing is downloaded', async ({ backend, page, person }) => {
  await backend.seed(person.email, everything)
  await backend.setFault({ path: items, method: 'GET', delayMs: 5_000 })
  await page.goto('/account/my/data')
  await page.getByRole('button', { name: 'Download everything' }).click()
  await expect(page.getByRole('progressbar', { name: 'Preparing your file' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was downloaded.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeFocused()
})
