import { dayHeading } from '../../support/pages/dashboard.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { dashboardOf } from '@daymark/backend/testing/kinds/index.ts'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import { expect, test } from '../../support/e2e.ts'

const nothing = { pageCount: 0, results: [], ...dashboardOf() }
const signIn = '/account/authenticate/webauthn?next=%2Fmodules'

/** Opens a person's modules. Then the session ends, on a server that answers visitors with empty lists. */
async function loseSession(scene: {
  backend: BackendProcess
  context: BrowserContext
  page: Page
  person: { email: string }
}) {
  const { backend, context, page, person } = scene
  await backend.seed(person.email, {
    dailyTodos: [{ name: 'Health' }],
    inspiration: [{ name: 'Sky' }],
  })
  await page.clock.install()
  // The person's preferences, and what the counts of the lists are made of, are the last to be read.
  const lastReads = [
    'preferences',
    'inspiration-options',
    'daily-todo-options',
    'daily-todo-items',
  ].map((path) => page.waitForResponse((response) => response.url().includes(`/api/v1/${path}/`)))
  await page.goto('/modules')
  await Promise.all(lastReads)
  for (const place of [page.getByRole('main'), page.getByRole('navigation', { name: 'Sidebar' })]) {
    await expect(place.getByRole('link', { name: /Health|Sky/ })).toHaveCount(2)
  }
  await context.clearCookies({ name: 'sessionid' })
  await backend.setFault({ method: 'GET', path: '/api/v1/', status: 200, body: nothing, times: 50 })
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/session')) questions.push(request.method())
  })
  return questions
}

test('lists that come back empty are not believed: whether the session is over is asked, once', async ({
  backend,
  context,
  page,
  person,
}) => {
  const questions = await loseSession({ backend, context, page, person })
  await page.clock.fastForward(31_000)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click()
  await expect(dayHeading(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Settings').click()
  await expect(page).toHaveURL(signIn)
  expect(questions).toEqual(['GET'])
})

test('a person who comes back after more than a minute is asked for again before they see nothing', async ({
  backend,
  context,
  page,
  person,
}) => {
  const questions = await loseSession({ backend, context, page, person })
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.clock.fastForward(30_000)
  await comeBack()
  expect(questions).toEqual([])
  await page.clock.fastForward(31_000)
  await comeBack()
  await comeBack()
  await expect(page).toHaveURL(signIn)
  expect(questions).toEqual(['GET'])
})
