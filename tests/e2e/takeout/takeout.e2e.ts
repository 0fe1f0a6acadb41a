import { contentRequests, todos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import {
  beginToBringIn,
  chooseToBringIn,
  downloadEverything,
  expectBroughtIn,
  items,
  listFile,
  slowDays,
  plannedRow,
} from '../../support/pages/takeout.ts'

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

  await test.step('an import has given each of its lists a colour of its own', async () => {
    const { text } = await downloadEverything(page)
    const { preferences } = JSON.parse(text) as { preferences: { hues: Record<string, string> } }
    expect(Object.keys(preferences.hues)).toHaveLength(2)
    expect(new Set(Object.values(preferences.hues)).size).toBe(2)
  })

  await test.step('a file that adds nothing but settings says so', async () => {
    const file = JSON.parse(listFile('Health', 1)) as object
    await runImport(JSON.stringify({ ...file, preferences: { dayBegins: 'local-4' } }))
    await expect(page.getByText('Settings imported from “list.json”.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-4')
  })
})

test('stopped half-way an import waits, and interrupted it continues by itself: both make nothing twice', async ({
  backend,
  page,
  person: _person,
}) => {
  await test.step('stopped it waits, also after a reload', async () => {
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

  await test.step('a reload in the middle continues by itself, and so does going to another page', async () => {
    await slowDays(backend, 100)
    await beginToBringIn(page, 'home.json', listFile('Home', 40))
    await page
      .getByRole('progressbar')
      .getByText(/^[5-9] of 43/)
      .waitFor()
    await page.reload()
    await page.getByRole('progressbar', { name: 'Importing “home.json”' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await page.getByRole('link', { name: 'Your data' }).click()
    await expectBroughtIn(page, 'imported')
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(widget(page, 'Home').getByRole('radiogroup')).toHaveCount(1)
  })
})
