import { expect, test } from '../support/e2e.ts'

const anyCall = String.raw`/^\/(api|_allauth)\//`

test('a server that is down at the start is an error with a retry, not an endless wait', async ({
  backend,
  page,
}) => {
  await backend.setFault({ path: anyCall, drop: 'before', times: 50 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Cannot reach Daymark' })).toBeVisible()
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a server in trouble at the start is the same', async ({ backend, page }) => {
  await backend.setFault({ path: anyCall, status: 500, body: '<h1>Server Error</h1>', times: 50 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Cannot reach Daymark' })).toBeVisible()
})

for (const { who, visits } of [
  { who: 'a person who comes for the first time', visits: 0 },
  { who: 'a person who was here before', visits: 1 },
]) {
  test(`a server that takes the first question and never answers is an error with a retry after 10 seconds: ${who}`, async ({
    backend,
    page,
  }) => {
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto('/account/logout')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    }
    await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
    await page.goto('/account/signup/passkey')
    const unreachable = page.getByRole('heading', { name: 'Cannot reach Daymark' })
    await expect(unreachable).toBeVisible({ timeout: 14_000 })
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  })
}

for (const path of ['/account/my', '/modules']) {
  test(`a person who returns to ${path} hears after 10 seconds that the server never answers`, async ({
    backend,
    page,
    person: _person,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await backend.setFault({ path: anyCall, delayMs: 600_000, times: 50 })
    await page.reload()
    const unreachable = page.getByRole('heading', { name: 'Cannot reach Daymark' })
    await expect(unreachable).toBeVisible({ timeout: 14_000 })
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
}
