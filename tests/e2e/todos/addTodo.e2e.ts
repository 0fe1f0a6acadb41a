import type { CDPSession, Page } from '@playwright/test'
import {
  addLine,
  choice,
  holdRequests,
  openTodos,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, pageHeading, test } from '../../support/e2e.ts'

const path = '/api/v1/daily-todo-options/'

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

test('a new to-do is a row at once, in a field that stays, also when they are composed one right after the other', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const field = addLine(page)
  await test.step('the row is there before the answer, and the field is the same element afterwards', async () => {
    const release = await holdRequests(page, 'POST', `**${path}`)
    const element = await field.elementHandle()
    await field.fill('Milk')
    await page.keyboard.press('Enter')
    await expect(
      widget(page, 'Health').getByRole('listitem').filter({ hasText: 'Milk' }),
    ).toBeVisible()
    await expect(choice(page, 'Milk')).toHaveCount(0)
    await expect(field).toHaveValue('')
    await page.keyboard.type('Bread')
    release()
    await expect(choice(page, 'Milk')).toBeVisible()
    await expect(page.getByText('Milk', { exact: true })).toHaveCount(1)
    await expect(field).toHaveValue('Bread')
    await expect(field).toBeFocused()
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
    await field.fill('')
  })
  await test.step('what is composed or inserted all arrives, while the earlier ones are saved', async () => {
    await backend.setFault({ method: 'POST', path, delayMs: 400, times: 3 })
    const devtools = await page.context().newCDPSession(page)
    await field.click()
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
    await expect(field).toHaveValue('ねこ')
    for (const name of ['Apples', 'Pears', '🥝 Kiwis']) {
      await expect(choice(page, name)).toBeVisible()
    }
    expect(await saved(page)).toEqual(['Walk', 'Milk', 'Apples', 'Pears', '🥝 Kiwis'])
    await expect(field).toHaveValue('ねこ')
  })
})

test('a to-do that was not saved stays as a row, can be tried again or removed, and leaves what was typed since', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dust']))
  await openTodos({ backend, page, person }, ['Walk'])
  const field = addLine(page)
  const rows = page.getByRole('list', { name: /^New to-dos of/ })
  const row = (name: string) => rows.getByRole('listitem').filter({ hasText: name })
  await backend.setFault({ method: 'POST', path, status: 500, times: 2 })
  await field.fill('Milk')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bread')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Eggs')
  await expect(row('Milk').getByRole('alert')).toHaveText('Not added yet. Something went wrong...')
  await expect(row('Bread').getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('Eggs')
  await expect(field).toBeFocused()
  await test.step('leaving asks, and staying keeps the rows', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(row('Milk')).toBeVisible()
  })
  await test.step('one is removed, the other one saved', async () => {
    await page.getByRole('button', { name: 'Remove Bread' }).click()
    await expect(row('Bread')).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Try again: Milk' }).click()
    await expect(choice(page, 'Milk')).toBeVisible()
    await expect(page.getByText('Not added yet')).toHaveCount(0)
    await expect(field).toHaveValue('Eggs')
    expect(await saved(page)).toEqual(['Dust', 'Walk', 'Milk'])
  })
  await test.step('nothing asks any more', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/modules')
    await expect(pageHeading(page)).toHaveText('Settings')
  })
  await test.step('who leaves two lists with to-dos that were not saved leaves them behind', async () => {
    await page.goBack()
    await backend.setFault({ method: 'POST', path, status: 500, times: 2 })
    await field.fill('Butter')
    await page.keyboard.press('Enter')
    await addLine(page, 'Home').fill('Cook')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not added yet')).toHaveCount(2)
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Leave without saving' })
      .click()
    await expect(page).toHaveURL('/modules')
    await expect(pageHeading(page)).toHaveText('Settings')
    await page.goBack()
    await expect(choice(page, 'Walk')).toBeVisible()
    await expect(page.getByText('Not added yet')).toHaveCount(0)
  })
})

test('a to-do whose answer was lost is not made twice, and one that fails after its page was left says so', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  const field = addLine(page)
  // A dropped connection would not do: Chromium itself sends such a request a second time.
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await test.step('the list that is read afterwards shows it, and the row goes', async () => {
    await field.fill('Milk')
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Milk')).toBeVisible()
    await expect(page.getByText('Not added yet')).toHaveCount(0)
  })
  await test.step('and the list is read before it is sent again', async () => {
    // With the list the row would go before it is pressed.
    const release = await holdRequests(page, 'GET', `**${path}**`)
    await field.fill('Bread')
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Try again: Bread' })
    await again.click()
    await expect(again).toHaveCount(0)
    release()
    await expect(choice(page, 'Bread')).toBeVisible()
    expect(await saved(page)).toEqual(['Walk', 'Milk', 'Bread'])
  })
  await page.unrouteAll()
  await test.step('a failure on another page is a message, and the row can be tried again', async () => {
    await backend.setFault({ method: 'POST', path, status: 500 })
    const release = await holdRequests(page, 'POST', `**${path}`)
    await field.fill('Eggs')
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    release()
    const message = page.getByRole('alertdialog', { name: 'The to-do could not be added' })
    await expect(message).toContainText('Eggs')
    await page.goBack()
    await page.getByRole('button', { name: 'Try again: Eggs' }).click()
    await expect(choice(page, 'Eggs')).toBeVisible()
  })
})
