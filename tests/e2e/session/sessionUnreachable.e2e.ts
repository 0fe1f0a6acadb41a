import type { Page } from '@playwright/test'
import { expect, test, pageHeading } from '../../support/e2e.ts'

const anyCall = String.raw`/^\/(api|_allauth)\//`

const unreachable = (page: Page) => page.getByRole('heading', { name: 'Cannot reach Daymark' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

test('a server that is down or in trouble at the start is an error with a retry, not an endless wait', async ({
  backend,
  page,
}) => {
  await backend.setFault({ path: anyCall, drop: 'before', times: 50 })
  await page.goto('/dashboard')
  await expect(unreachable(page)).toBeVisible()

  await backend.clearFaults()
  await backend.setFault({ path: anyCall, status: 500, body: '<h1>Server Error</h1>', times: 50 })
  await page.goto('/dashboard')
  await expect(unreachable(page)).toBeVisible()

  await backend.clearFaults()
  await tryAgain(page)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a server that takes the first question and never answers is an error with a retry after 10 seconds', async ({
  backend,
  browser,
  page,
  person: _person,
}) => {
  const signUp = '/account/signup/passkey'
  const visitor = () => browser.newPage({ baseURL: backend.origin, serviceWorkers: 'block' })
  const newcomer = await visitor()
  const returning = await visitor()
  await returning.goto('/account/logout')
  await expect(returning.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/modules')
  await expect(pageHeading(page)).toBeVisible()

  await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
  await Promise.all([newcomer.goto(signUp), returning.goto(signUp), page.reload()])
  for (const [who, device] of [
    ['a person who comes for the first time', newcomer],
    ['a person who was here before', returning],
    ['a person who is signed in', page],
  ] as const) {
    await test.step(`${who} hears of it`, () =>
      expect(unreachable(device)).toBeVisible({ timeout: 14_000 }))
  }

  await backend.clearFaults()
  await test.step('everyone can try again', async () => {
    for (const device of [newcomer, returning]) {
      await tryAgain(device)
      await expect(device.getByRole('heading', { name: 'Create your account' })).toBeVisible()
      await device.close()
    }
    await tryAgain(page)
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
