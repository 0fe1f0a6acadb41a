import { choice, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import {
  chooseToBringIn,
  downloadEverything,
  everything,
  expectBroughtIn,
  items,
  listFile,
  pixel,
  today,
  yesterday,
} from '../../support/pages/takeout.ts'

test('a download has everything, can be stopped, and names a picture that cannot be read', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, everything)

  await test.step('the file has the pictures, and the days on which they were drawn', async () => {
    const { name, text } = await downloadEverything(page)
    expect(name).toBe(`daymark-${today}.json`)
    await expect(page.getByText('Your file has been downloaded.').first()).toBeVisible()
    const { modules } = JSON.parse(text) as { modules: { name: string; options: object[] }[] }
    expect(modules.map((module) => module.name)).toEqual(['Health', 'Home', 'Drafts', 'Sky'])
    expect(modules.at(-1)?.options).toEqual([
      { type: 'image', name: 'Hill', image: pixel, shownOn: [yesterday, today] },
    ])
  })

  await test.step('without a picture that cannot be read the rest is downloaded', async () => {
    await backend.setFault({ path: '/media/', status: 404 })
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

test('a lost answer makes nothing twice, and what the server refuses is named', async ({
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
