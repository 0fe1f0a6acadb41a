import { Buffer } from 'node:buffer'
import { choice, contentRequests, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import {
  chooseToBringIn,
  downloadEverything,
  everything,
  expectBroughtIn,
  items,
  listFile,
  pixel,
} from '../../support/pages/takeout.ts'

test('a download can be stopped, and a picture that cannot be read is named and left out', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, everything)
  await backend.setFault({ path: '/media/', status: 404 })

  await test.step('the rest is downloaded', async () => {
    const { text } = await downloadEverything(page)
    await expect(
      page.getByText('One image could not be read and is not in the file: Hill'),
    ).toBeVisible()
    expect(text).toContain('Begin with little')
    expect(text).not.toContain(pixel)
  })

  await test.step('what is stopped downloads nothing', async () => {
    const button = page.getByRole('button', { name: 'Download', exact: true })
    await backend.setFault({ path: items, method: 'GET', delayMs: 5_000 })
    await button.click()
    await expect(page.getByRole('progressbar', { name: 'Preparing your file' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Stopped. Nothing was downloaded.').first()).toBeVisible()
    await expect(button).toBeFocused()
  })
})

test('a file that cannot be read makes nothing, a lost answer makes nothing twice, and what the server refuses is named', async ({
  backend,
  page,
  person: _person,
}) => {
  const path = '/api/v1/daily-todo-options/'
  await page.goto('/account/my/data')
  const runImport = async (content: string) => {
    await chooseToBringIn(page, 'health.json', content)
    await page.getByRole('button', { name: 'Import' }).click()
  }

  await test.step('a file that cannot be read is refused with the place, and nothing is made', async () => {
    const unreadable = [
      ['cut-off.json', listFile('Health', 2).slice(0, -20), '1:'],
      [
        'wrong-date.json',
        listFile('Health', 2).replace('2020-01-02', '2020-13-02'),
        'modules[0].options[0].days["2020-13-02"]: Invalid value',
      ],
      ['cat.zip', 'PK\u0003\u0004', 'This zip file is damaged.'],
    ] as const
    const requests = contentRequests(page)
    const field = page.getByRole('group', { name: 'File' })
    for (const [name, content, message] of unreadable) {
      await chooseToBringIn(page, name, Buffer.from(content))
      await expect(field).toContainText(`“${name}” cannot be read. Nothing was added.`)
      await expect(field).toContainText(message)
    }
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  await test.step('an answer that is lost stops it with words, and going on ends it', async () => {
    // Not a fault of the backend: Chromium repeats a request whose connection closes without an answer.
    await page.route(`**${path}`, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await runImport(listFile('Health', 3))
    await expect(page.getByText('The server cannot be reached. Try again.').first()).toBeVisible()
    await page.unroute(`**${path}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectBroughtIn(page, 'imported')
    await page.getByRole('button', { name: 'Import more' }).click()
  })

  await test.step('what the server does not take is named, and the rest is made', async () => {
    const errors = [{ code: 'max_length', attr: 'name', detail: '' }]
    const body = { type: 'validation_error', errors }
    await backend.setFault({ path, method: 'POST', status: 400, body })
    await runImport(listFile('Home', 2, 2))
    await expectBroughtIn(page, 'imported')
    const refused = page.getByRole('list', { name: 'Not imported' })
    await expect(refused.getByRole('listitem')).toHaveText([
      'To-do 1This is too long. Make it shorter.',
    ])
  })

  await test.step('nothing was made twice', async () => {
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(choice(page, 'To-do 2')).toHaveCount(1)
    await expect(choice(page, 'To-do 1')).toHaveCount(1)
    await expect(widget(page, 'Health').getByRole('radiogroup')).toHaveCount(1)
  })
})
