import type { CDPSession, Page } from '@playwright/test'
import { choice, openTodos, todos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

const path = '/api/v1/daily-todo-options/'

const field = (page: Page, list = 'Health') =>
  widget(page, list).getByRole('textbox', { name: 'Add a to-do' })

/** Types a word as an input method does: it grows in several steps, and is then committed. */
async function compose(devtools: CDPSession, word: string): Promise<void> {
  for (let end = 1; end <= word.length; end += 1) {
    const text = word.slice(0, end)
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    })
  }
  await devtools.send('Input.insertText', { text: word })
}

/** Returns the names of the to-dos that the server has, in the order in which they were made. */
async function saved(page: Page): Promise<string[]> {
  const response = await page.request.get(path)
  const { results } = (await response.json()) as { results: { id: number; name: string }[] }
  return results.toSorted((a, b) => a.id - b.id).map(({ name }) => name)
}

test('to-dos that are composed or inserted one right after the other all arrive, while the earlier ones are saved', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await backend.setFault({ method: 'POST', path, delayMs: 400, times: 3 })
  const devtools = await page.context().newCDPSession(page)
  await field(page).click()
  await compose(devtools, 'Apples')
  await page.keyboard.press('Enter')
  await compose(devtools, 'Pears')
  await page.keyboard.press('Enter')
  await devtools.send('Input.insertText', { text: '🥝 Kiwis' })
  await page.keyboard.press('Enter')
  await devtools.send('Input.imeSetComposition', {
    text: 'ねこ',
    selectionStart: 2,
    selectionEnd: 2,
  })
  await expect(field(page)).toHaveValue('ねこ')
  for (const name of ['Apples', 'Pears', '🥝 Kiwis']) {
    await expect(choice(page, name)).toBeVisible()
  }
  expect(await saved(page)).toEqual(['Walk', 'Apples', 'Pears', '🥝 Kiwis'])
  await expect(field(page)).toHaveValue('ねこ')
})

test('a new to-do is a row at once, and its field stays the same element', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const answer = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  const element = await field(page).elementHandle()
  await field(page).fill('Milk')
  await page.keyboard.press('Enter')
  await expect(
    widget(page, 'Health').getByRole('listitem').filter({ hasText: 'Milk' }),
  ).toBeVisible()
  await expect(choice(page, 'Milk')).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('Bread')
  answer.resolve()
  await expect(choice(page, 'Milk')).toBeVisible()
  await expect(page.getByText('Milk', { exact: true })).toHaveCount(1)
  await expect(field(page)).toHaveValue('Bread')
  await expect(field(page)).toBeFocused()
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
})

test('a to-do that was not saved stays as a row, can be tried again or removed, and leaves what was typed since', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const rows = page.getByRole('list', { name: /^New to-dos of/ })
  const row = (name: string) => rows.getByRole('listitem').filter({ hasText: name })
  await backend.setFault({ method: 'POST', path, status: 500, times: 2 })
  await field(page).fill('Milk')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bread')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Eggs')
  await expect(row('Milk').getByRole('alert')).toHaveText('Not added yet. Something went wrong...')
  await expect(row('Bread').getByRole('alert')).toBeVisible()
  await expect(field(page)).toHaveValue('Eggs')
  await expect(field(page)).toBeFocused()
  await test.step('leaving asks, and staying keeps the rows', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(row('Milk')).toBeVisible()
  })
  await test.step('one is removed, the other one saved', async () => {
    await page.getByRole('button', { name: 'Remove Bread' }).click()
    await expect(row('Bread')).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await page.getByRole('button', { name: 'Try again: Milk' }).click()
    await expect(choice(page, 'Milk')).toBeVisible()
    await expect(page.getByText('Not added yet')).toHaveCount(0)
    await expect(field(page)).toHaveValue('Eggs')
    expect(await saved(page)).toEqual(['Walk', 'Milk'])
  })
  await test.step('nothing asks any more', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/modules')
  })
})

test('a to-do whose answer was lost is not made twice', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk'])
  // A dropped connection would not do: Chromium itself sends such a request a second time.
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await test.step('the list that is read afterwards shows it, and the row goes', async () => {
    await field(page).fill('Milk')
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Milk')).toBeVisible()
    await expect(page.getByText('Not added yet')).toHaveCount(0)
  })
  await test.step('and the list is read before it is sent again', async () => {
    await backend.setFault({ method: 'GET', path, status: 500, times: 3 })
    await field(page).fill('Bread')
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Try again: Bread' })
    await expect(again).toBeVisible()
    await backend.clearFaults()
    await again.click()
    await expect(choice(page, 'Bread')).toBeVisible()
    await expect(again).toHaveCount(0)
    expect(await saved(page)).toEqual(['Walk', 'Milk', 'Bread'])
  })
})

test('who leaves a list with a to-do that was not saved leaves it behind', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dust']))
  await openTodos({ backend, page, person }, ['Walk'])
  await backend.setFault({ method: 'POST', path, status: 500, times: 2 })
  await field(page).fill('Milk')
  await page.keyboard.press('Enter')
  await field(page, 'Home').fill('Cook')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not added yet')).toHaveCount(2)
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/modules')
  await page.goBack()
  await expect(choice(page, 'Walk')).toBeVisible()
  await expect(page.getByText('Not added yet')).toHaveCount(0)
})

test('a to-do that fails after its page was left says so', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await backend.setFault({ method: 'POST', path, status: 500 })
  const isLeft = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await isLeft.promise
    await route.continue()
  })
  await field(page).fill('Milk')
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  isLeft.resolve()
  const message = page.getByRole('alertdialog', { name: 'The to-do could not be added' })
  await expect(message).toContainText('Milk')
  await page.goBack()
  await page.getByRole('button', { name: 'Try again: Milk' }).click()
  await expect(choice(page, 'Milk')).toBeVisible()
})
