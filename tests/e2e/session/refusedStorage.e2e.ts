import type { Page } from '@playwright/test'
import { expect, expectAccessible, newPerson, test } from '../../support/e2e.ts'
import { choose, progress, status, todos, widget } from '../../support/pages/dashboard.ts'
import { askForCode, signUp } from '../../support/pages/signIn.ts'

/** Makes every page refuse storage as browsers do: by the names themselves, or by writing. */
async function refuseStorage(page: Page, way: 'names' | 'writing'): Promise<void> {
  await page.addInitScript((refused) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    if (refused === 'names') {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse })
      }
    } else Storage.prototype.setItem = refuse
    IDBFactory.prototype.open = refuse
  }, way)
}

/** Returns what the page calls a failure. Places for it are there, and empty, before there is one. */
const failures = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).first().click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/account/authenticate/webauthn')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(failures(page)).toHaveCount(0)
}

// docs/product.md#8-18
for (const way of ['names', 'writing'] as const) {
  test(`a browser that refuses storage by ${way} logs in by code, keeps statuses and logs out`, async ({
    backend,
    page,
  }) => {
    const { email } = await newPerson(backend)
    await backend.seed(email, todos('Health', ['Walk', 'Read']))
    await refuseStorage(page, way)
    await test.step('a code logs in', async () => {
      await askForCode(page, email)
      await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
      await expect(page).toHaveURL('/dashboard')
    })
    await test.step('a status is there after a reload', async () => {
      const saved = page.waitForResponse(
        (response) =>
          response.url().includes('/daily-todo-items/') && response.request().method() === 'POST',
      )
      await choose(page, 'Walk', 'Done')
      await saved
      await page.reload()
      await expect(status(page, 'Walk', 'Done')).toBeChecked()
      await expect(progress(widget(page, 'Health'))).toHaveText('1 of 2 done')
      await expect(failures(page)).toHaveCount(0)
    })
    await test.step('a log-out is not called a failure', async () => {
      await logOut(page)
      await page.goto('/dashboard')
      await expect(page).toHaveURL(/^[^?]*\/account\/authenticate\/webauthn/)
    })
  })
}

test('a browser that refuses storage creates an account and logs out', async ({
  authenticator: _authenticator,
  backend,
  newAddress,
  page,
}) => {
  await refuseStorage(page, 'names')
  await signUp(page, backend, newAddress)
  await logOut(page)
})

test('a browser that blocks cookies says that logging in needs them', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '' })
  })
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Logging in needs cookies' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
