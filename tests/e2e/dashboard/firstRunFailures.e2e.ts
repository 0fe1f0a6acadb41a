import type { Page } from '@playwright/test'
import { contentRequests, progress, status, widget } from '../../support/pages/dashboard.ts'
import { begin, line, toThought, toTodos } from '../../support/pages/firstRun.ts'
import { expect, test } from '../../support/e2e.ts'

/** Sends what is on the lines, while the answer to one request is lost, and waits until it says so. */
async function loseBegin(page: Page, resource: string, isDone: boolean): Promise<void> {
  const alert = page.getByRole('alert').getByText('The server cannot be reached.')
  await page.route(
    `**/api/v1/${resource}/`,
    async (route) => {
      if (isDone) await route.fetch()
      // What it said before is gone.
      await expect(alert).toHaveCount(0)
      await route.abort()
    },
    { times: 1 },
  )
  const lost = page.waitForEvent('requestfailed')
  await begin(page).click()
  await lost
  await expect(alert).toBeVisible()
  await expect(line(page, 'To-do 1')).toHaveValue('Read')
}

const steps = [
  ['the module', 'daily-todos-modules'],
  ['the options', 'daily-todo-options'],
  ['the widget', 'daily-todos-widgets'],
] as const

test('what was not done is sent again, and what came before a thought that fails is not', async ({
  backend,
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  await line(page, 'To-do 1').fill('Read')
  await line(page, 'To-do 2').fill('Walk')
  await toThought(page).click()
  await line(page, 'Thought').fill('Begin at once.')
  await toTodos(page).click()
  await expect(line(page, 'To-do 1')).toBeFocused()
  const requests = contentRequests(page)
  for (const [what, resource] of steps) {
    await test.step(`${what} can be sent again`, () => loseBegin(page, resource, false))
  }
  await test.step('the thought can be sent again with other words', async () => {
    const path = '/api/v1/inspiration-options/'
    await backend.setFault({ method: 'POST', path, status: 500 })
    await begin(page).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await toThought(page).click()
    await line(page, 'Thought').fill('One thing at a time.')
    await begin(page).click()
    await expect(widget(page, 'Thought of the day').getByText('One thing at a time.')).toBeVisible()
  })
  await test.step('nothing is made twice', async () => {
    await expect(progress(widget(page, 'Every day'))).toHaveText('0 of 2 done')
    await expect(status(page, 'Read', 'Todo')).toBeChecked()
    expect(requests.filter((request) => request.startsWith('POST')).toSorted()).toEqual([
      'POST daily-todo-options',
      'POST daily-todo-options',
      'POST daily-todo-options',
      'POST daily-todos-modules',
      'POST daily-todos-modules',
      'POST daily-todos-widgets',
      'POST daily-todos-widgets',
      'POST inspiration-items',
      'POST inspiration-modules',
      'POST inspiration-options',
      'POST inspiration-options',
      'POST inspiration-widgets',
    ])
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Every day' })).toHaveCount(1)
  })
})

test('what was done and not answered is not made twice', async ({ page, person: _person }) => {
  await page.goto('/dashboard')
  await line(page, 'To-do 1').fill('Read')
  await line(page, 'To-do 2').fill('Walk')
  const requests = contentRequests(page)
  for (const [what, resource] of steps) {
    await test.step(`${what} may have been done`, () => loseBegin(page, resource, true))
  }
  await begin(page).click()
  await expect(progress(widget(page, 'Every day'))).toHaveText('0 of 2 done')
  await expect(status(page, 'Read', 'Todo')).toBeChecked()
  expect(requests.filter((request) => request.startsWith('POST')).toSorted()).toEqual([
    'POST daily-todo-options',
    'POST daily-todo-options',
    'POST daily-todos-modules',
    'POST daily-todos-widgets',
  ])
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Every day' })).toHaveCount(1)
})
